import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { session } from '../../session.ts';
import { nextPath } from '../../shell/next-path.ts';
import { usePage } from '../../shell/use-page.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './account.module.css';
import { GoogleButton } from './google-button.tsx';
import { afterLogin } from './login.rules.ts';
import { type Said, useLogin } from './use-login.ts';
import { words } from './words.ts';
import { WriteToUs } from './write-to-us.tsx';

/** What the page before says about this arrival. Anything may stand in a history entry. */
const arrivalOf = (state: unknown): { email: string; greeting: Said | undefined } => {
  const given: object = typeof state === 'object' && state !== null ? state : {};
  const email = 'email' in given && typeof given.email === 'string' ? given.email : '';
  if ('isSignedUp' in given) return { email, greeting: { tone: 'done', text: words.signedUp } };
  if ('isSignedOut' in given) return { email, greeting: { tone: 'info', text: words.loggedOut } };
  const said = session.farewell();
  return { email, greeting: said ? { tone: 'error', text: said, isClosed: true } : undefined };
};

interface LoginFormProps {
  login: ReturnType<typeof useLogin>;
  email: string;
}

const LoginForm = ({ login, email }: LoginFormProps) => {
  const { form, handleSubmit, isBusy, said, handleForgot, isSendingReset } = login;
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
    >
      {said && said.tone !== 'error' && <Notice tone={said.tone}>{said.text}</Notice>}
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
      {said?.tone === 'error' && (
        <Notice tone="error">
          <span>{said.text}</span>
          {said.isClosed && <WriteToUs />}
        </Notice>
      )}
      <Button type="submit" busy={isBusy}>
        {isBusy ? words.loggingIn : words.logIn}
      </Button>
    </form>
  );
};

/** /login: proves who somebody is, then goes to play, to the plans, or back to where they came from. */
export const LoginPage = () => {
  usePage(words.loginTitle);
  const location = useLocation();
  // Asked once: signing in on this very page must not lead away before it is finished.
  const [isSignedIn] = useState(() => session.read().token !== null);
  const [{ email, greeting }] = useState(() => arrivalOf(location.state));
  const login = useLogin(greeting);

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
