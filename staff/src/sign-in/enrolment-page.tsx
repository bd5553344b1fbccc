import { signInWords as t } from '../text/sign-in.ts';
import { EnrolmentForm } from './enrolment-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './sign-in.module.css';
import { useEnrolment } from './use-enrolment.ts';

/** Where the link of an invitation leads: a name, a way to sign in and a second factor. */
export const EnrolmentPage = ({ token }: { token: string }) => {
  const enrolment = useEnrolment(token);
  const { state, message } = enrolment;
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        {state.at === 'loading' && <p role="status">{t.loading}</p>}
        {state.at === 'over' && (
          <div className={styles.step}>
            <h1>{t.inviteTitle}</h1>
            <div role="alert" className={styles.error}>
              {message}
            </div>
            <a href="/staff/">{t.toSignIn}</a>
          </div>
        )}
        {state.at === 'form' && (
          <EnrolmentForm enrolment={enrolment} invitation={state.invitation} />
        )}
        {state.at === 'keep' && (
          <RecoveryCodes codes={state.codes} onDone={() => window.location.assign('/staff/')} />
        )}
      </div>
    </main>
  );
};
