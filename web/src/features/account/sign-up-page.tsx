import { useLocation } from 'react-router';
import { usePage } from '../../shell/navigation/use-page.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import styles from './account.module.css';
import { GoogleButton } from './google-button.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSignUp } from './use-sign-up.ts';
import { words } from './words.ts';

/** /signup: a parent or guardian opens the family's account. */
export const SignUpPage = () => {
  usePage(words.signUpTitle);
  const { search } = useLocation();
  const signUp = useSignUp();

  return (
    <AdultPage title={<span lang="id">{words.signUpTitle}</span>}>
      <div className={styles.lead}>
        <p className={styles.heading}>{words.signUpHeading}</p>
        <p>{words.signUpFor}</p>
      </div>
      <SignUpForm {...signUp} />
      <GoogleButton
        label={words.signUpGoogle}
        failure="google_signup_failed"
        onStart={signUp.handleGoogleStart}
        onToken={signUp.handleGoogle}
        hint={words.signUpGoogleHint}
      />
      <p className={styles.other}>
        {words.haveAccount}{' '}
        <a className={styles.link} href={`/login${search}`}>
          {words.toLogin}
        </a>
      </p>
    </AdultPage>
  );
};
