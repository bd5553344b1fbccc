import { Link, useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Field, PasswordField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './account.module.css';
import { PasswordHint } from './password-hint.tsx';
import type { useSignUp } from './use-sign-up.ts';
import { sentenceOf, words } from './words.ts';

type SignUp = ReturnType<typeof useSignUp>;

const Terms = () => (
  <>
    {words.termsBefore}
    <a href="/terms" target="_blank" rel="noopener">
      {words.termsLink}
      <span className={styles.spoken}> {words.newTab}</span>
    </a>
    {words.termsAfter}
  </>
);

const Fields = ({ form }: Pick<SignUp, 'form'>) => {
  const { register, formState, watch } = form;
  const { errors } = formState;
  return (
    <>
      <Field
        label={words.displayName}
        hint={words.displayNameHint}
        autoComplete="name"
        maxLength={80}
        error={sentenceOf(errors.display_name?.message)}
        {...register('display_name')}
      />
      <Field
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={sentenceOf(errors.email?.message)}
        {...register('email')}
      />
      <PasswordField
        label={words.password}
        hint={<PasswordHint password={watch('password')} />}
        autoComplete="new-password"
        error={sentenceOf(errors.password?.message)}
        {...register('password')}
      />
      <Field
        label={words.whatsapp}
        hint={words.whatsappHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={sentenceOf(errors.whatsapp?.message)}
        {...register('whatsapp')}
      />
      <CheckBox error={sentenceOf(errors.terms?.message)} {...register('terms')}>
        <Terms />
      </CheckBox>
    </>
  );
};

export const SignUpForm = ({ form, submit, failure }: SignUp) => {
  const { errors, isSubmitting } = form.formState;
  const { search } = useLocation();
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Fields form={form} />
      {errors.email?.type === 'email_taken' && (
        <Link
          className={styles.link}
          to={`/login${search}`}
          state={{ email: form.getValues('email') }}
        >
          {words.toLogin}
        </Link>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? words.signingUp : words.signUp}
      </Button>
    </form>
  );
};
