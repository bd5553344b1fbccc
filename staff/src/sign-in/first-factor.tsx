import { readConfig } from '../config.ts';
import { signInWords as t } from '../text/sign-in.ts';
import { canUsePasskeys } from './passkeys.ts';
import { proveAtProvider } from './prove.ts';
import styles from './sign-in.module.css';
import { Field, StepForm } from './step-form.tsx';
import type { SignIn } from './use-sign-in.ts';

const { provider } = readConfig();

/** For who has no password here: the way that there is instead. */
const NoPassword = () => (
  <div className={styles.small}>
    {provider && <p>{t.noPassword.replaceAll('{provider}', provider)}</p>}
    <p>{t.forgot}</p>
  </div>
);

/** The ways in without typing anything: a passkey, and the identity provider of this installation. */
const OtherWays = ({ signIn: { isBusy, begin, enterByPasskey } }: { signIn: SignIn }) => {
  const hasPasskeys = canUsePasskeys();
  if (!hasPasskeys && !provider) return null;
  return (
    <>
      {hasPasskeys && (
        <div className={styles.small}>
          <button
            type="button"
            className={styles.button}
            disabled={isBusy}
            onClick={() => void enterByPasskey()}
          >
            {t.withPasskey}
          </button>
          <p>{t.passkeyHint}</p>
        </div>
      )}
      {provider && (
        <button
          type="button"
          className={styles.button}
          disabled={isBusy}
          onClick={() => void begin(() => proveAtProvider(provider))}
        >
          {t.withProvider.replace('{provider}', provider)}
        </button>
      )}
      <div className={styles.or}>{t.or}</div>
    </>
  );
};

/** A passkey alone, or who one is: by a password, or by the provider. */
export const FirstFactor = ({ signIn }: { signIn: SignIn }) => {
  const { message, isBusy, begin } = signIn;
  const handleSubmit = (data: FormData) =>
    void begin(async () => ({
      email: String(data.get('email')).trim(),
      password: String(data.get('password')),
    }));
  return (
    <StepForm title={t.title} lead={t.lead} message={message} onSubmit={handleSubmit}>
      <OtherWays signIn={signIn} />
      <Field name="email" type="email" label={t.email} autoComplete="username" />
      <Field name="password" type="password" label={t.password} autoComplete="current-password" />
      <button type="submit" className={styles.main} disabled={isBusy}>
        {t.next}
      </button>
      <NoPassword />
    </StepForm>
  );
};
