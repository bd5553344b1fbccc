import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { session } from '../../session.ts';
import { nextPath } from '../../shell/navigation/next-path.ts';
import { usePage } from '../../shell/navigation/use-page.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './account.module.css';
import { GoogleButton } from './google-button.tsx';
import { afterLogin } from './login.rules.ts';
import { forgetPassword, passwordOf } from './new-password.ts';
import { type LoginNotice, useLogin } from './use-login.ts';
import { words } from './words.ts';
import { WriteToUs } from './write-to-us.tsx';

/** What the page before says about this arrival. Anything may stand in a history entry. */
const arrivalOf = (state: unknown): { email: string; greeting: LoginNotice | undefined } => {
  const arrival: object = typeof state === 'object' && state !== null ? state : {};
  const email = 'email' in arrival && typeof arrival.email === 'string' ? arrival.email : '';
  if ('isSignedUp' in arrival) return { email, greeting: { tone: 'done', text: words.signedUp } };
  if ('isSignedOut' in arrival) return { email, greeting: { tone: 'info', text: words.loggedOut } };
  const farewell = session.farewell();
  if (!farewell && session.hasExpired())
    return { email, greeting: { tone: 'info', text: words.sessionOver } };
  return {
    email,
    greeting: farewell ? { tone: 'error', text: farewell, isClosed: true } : undefined,
  };
};

interface LoginFormProps {
  login: ReturnType<typeof useLogin>;
  email: string;
}

const LoginForm = ({ login, email }: LoginFormProps) => {
  const { form, handleSubmit, isBusy, notice, handleForgot, isSendingReset } = login;
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
    >
      {notice && notice.tone !== 'error' && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <Field
        name="email"
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
      />
      <div className={styles.group}>
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          required
          defaultValue={passwordOf(email)}
        />
        <button
          type="button"
          className={styles.forgot}
          aria-disabled={isSendingReset}
          onClick={() => void handleForgot()}
        >
          {isSendingReset ? words.sendingReset : words.forgot}
        </button>
      </div>
      {notice?.tone === 'error' && (
        <Notice tone="error">
          <span>{notice.text}</span>
          {notice.isClosed && <WriteToUs />}
        </Notice>
      )}
      <Button type="submit" busy={isBusy}>
        {isBusy ? words.loggingIn : words.logIn}
      </Button>
    </form>
  );
};

/** Whoever is new comes in this way, too, and agrees to what everybody agrees to. */
const AgreedByGoogle = () => (
  <>
    {words.logInGoogleBefore}
    <a href="/terms" target="_blank" rel="noopener">
      {words.termsLink}
      <span className="spoken"> {words.newTab}</span>
    </a>
    .
  </>
);

/** /login: proves who somebody is, then goes to play, to the plans, or back to where they came from. */
export const LoginPage = () => {
  usePage(words.loginTitle);
  const location = useLocation();
  // Asked once: signing in on this very page must not lead away before it is finished.
  const [isSignedIn] = useState(() => session.read().token !== null);
  const [{ email, greeting }] = useState(() => arrivalOf(location.state));
  const login = useLogin(greeting);
  useEffect(() => forgetPassword, []);

  if (isSignedIn) {
    const { isPaid } = session.read();
    const next = nextPath(new URLSearchParams(location.search).get('next'));
    return <Navigate to={afterLogin({ isPaid, next })} replace />;
  }
  return (
    <AdultPage title={<span lang="id">{words.loginTitle}</span>}>
      <p className={styles.heading}>{words.loginHeading}</p>
      <LoginForm login={login} email={email} />
      <GoogleButton
        label={words.logInGoogle}
        failure="google_login_failed"
        onToken={login.enterWithGoogle}
        hint={<AgreedByGoogle />}
      />
      <p className={styles.other}>
        {words.noAccount}{' '}
        <a className={styles.link} href={`/signup${location.search}`}>
          {words.toSignUp}
        </a>
      </p>
    </AdultPage>
  );
};
