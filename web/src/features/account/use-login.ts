import { account, type ErrorCode, Problem, type ReplyOf } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { ask, saidOr } from '../../api.ts';
import { session } from '../../session.ts';
import { myStatusOf } from '../../shell/my-status.ts';
import { nextPath } from '../../shell/next-path.ts';
import { openIdentityClient } from './identity-client.ts';
import { afterLogin, checkLogin, type LoginFields } from './login.rules.ts';
import { sentenceOf, words } from './words.ts';

export interface Said {
  readonly tone: 'error' | 'done' | 'info';
  readonly text: string;
}

const refusal = (code: ErrorCode): Said => ({ tone: 'error', text: sentenceOf(code) ?? '' });

const sendReset = async (email: string): Promise<Said> => {
  if (email.trim() === '') return refusal('reset_needs_email');
  try {
    await (await openIdentityClient()).sendReset(email.trim());
    return { tone: 'done', text: words.resetSent };
  } catch {
    return refusal('reset_failed');
  }
};

/** Keeps the new session, asks what is paid, and goes where that leads. */
const useEntry = () => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async ({ token, is_superuser }: ReplyOf<typeof account.signIn>) => {
    queries.clear();
    session.start(token, is_superuser);
    const { is_paid } = await queries.fetchQuery(myStatusOf(token));
    const isPaid = is_paid || is_superuser;
    await navigate(afterLogin({ isPaid, next: nextPath(search.get('next')) }), { replace: true });
  };
};

/** The login form with its two ways: logging in, and a letter for who forgot the password. */
export const useLogin = (email: string, greeting: Said | undefined) => {
  const enter = useEntry();
  const [said, setSaid] = useState(greeting);
  const [isSendingReset, setIsSendingReset] = useState(false);
  const form = useForm<LoginFields>({ defaultValues: { email, password: '' } });

  const submit = form.handleSubmit(async (fields) => {
    const mistake = checkLogin(fields);
    if (mistake) {
      setSaid(refusal(mistake));
      form.setFocus(mistake === 'login_invalid_email' || !fields.email ? 'email' : 'password');
      return;
    }
    setSaid(undefined);
    try {
      const client = await openIdentityClient();
      const idToken = await client.signInWithPassword(fields.email.trim(), fields.password);
      await enter(await ask(account.signIn, { body: { id_token: idToken } }));
    } catch (problem) {
      const isWorded = problem instanceof Problem && problem.code.startsWith('login_');
      setSaid(
        isWorded ? refusal(problem.code) : { tone: 'error', text: saidOr(problem, 'login_failed') },
      );
    }
  });

  const reset = async () => {
    if (isSendingReset) return;
    setIsSendingReset(true);
    setSaid(undefined);
    const result = await sendReset(form.getValues('email'));
    setSaid(result);
    if (result.tone === 'error') form.setFocus('email');
    setIsSendingReset(false);
  };

  const enterWithGoogle = async (idToken: string) =>
    enter(await ask(account.signInWithGoogle, { body: { id_token: idToken } }));

  return { form, submit, said, reset, isSendingReset, enterWithGoogle };
};
