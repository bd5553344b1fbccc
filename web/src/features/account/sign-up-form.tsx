import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './account.module.css';
import { PasswordHint } from './password/password-hint.tsx';
import { fieldSentence } from './sentences.ts';
import type { useSignUp } from './use-sign-up.ts';
import { words } from './words.ts';

type SignUp = ReturnType<typeof useSignUp>;

const Terms = () => (
  <>
    {words.termsBefore}
    <a href="/terms" target="_blank" rel="noopener">
      {words.termsLink}
      <span className="spoken"> {words.newTab}</span>
    </a>
    {words.termsAfter}
  </>
);

const Fields = ({ mistakes, password }: Pick<SignUp, 'mistakes' | 'password'>) => (
  <>
    <Field
      name="display_name"
      label={words.displayName}
      hint={words.displayNameHint}
      autoComplete="name"
      required
      error={fieldSentence(mistakes.display_name)}
    />
    <Field
      name="email"
      label={words.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={fieldSentence(mistakes.email)}
    />
    <PasswordField
      name="password"
      label={words.password}
      hint={<PasswordHint password={password} />}
      autoComplete="new-password"
      required
      error={fieldSentence(mistakes.password)}
    />
    <Field
      name="whatsapp"
      label={words.whatsapp}
      hint={words.whatsappHint}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
      error={fieldSentence(mistakes.whatsapp)}
    />
    <CheckBox name="terms" required error={fieldSentence(mistakes.terms)}>
      <Terms />
    </CheckBox>
  </>
);

/** The words of every mistake are ours and in the page's language, so the browser's own are off. */
export const SignUpForm = (signUp: SignUp) => {
  const { form, failure, isBusy, handleSubmit, handleInput } = signUp;
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
      onInput={handleInput}
      noValidate
    >
      <Fields {...signUp} />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" busy={isBusy}>
        {isBusy ? words.signingUp : words.signUp}
      </Button>
    </form>
  );
};
