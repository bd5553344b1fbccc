import { FirstFactor } from './first-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactor } from './second-factor.tsx';
import styles from './sign-in.module.css';
import { useSignIn } from './use-sign-in.ts';

interface SignInPageProps {
  /** A password, or the provider, has said who this is; a code comes next. */
  readonly onFirstFactor?: () => void;
  readonly onDone: () => void;
}

/**
 * The way into the console, plain React and a style sheet: MUI alone would double its weight.
 * Afterwards the page should load anew, so that nothing of before is left.
 */
export const SignInPage = ({ onFirstFactor, onDone }: SignInPageProps) => {
  const signIn = useSignIn({ onFirstFactor, onDone });
  const { state } = signIn;
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        {state.at === 'person' && <FirstFactor signIn={signIn} />}
        {state.at === 'code' && <SecondFactor signIn={signIn} challenge={state.challenge} />}
        {state.at === 'keep' && <RecoveryCodes codes={state.codes} onDone={signIn.done} />}
      </div>
    </main>
  );
};
