import { account, type ErrorCode, Problem, type ReplyOf } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ask, wordsOfProblemOr } from '../../api.ts';
import { openIdentityClient } from '../../identity/identity-client.ts';
import { session } from '../../session.ts';
import { myStatusOf } from '../../shell/my-status.ts';
import { nextPath } from '../../shell/navigation/next-path.ts';
import { afterLogin, checkLogin, type LoginFields } from './login.rules.ts';
import { fieldSentence } from './sentences.ts';
import { words } from './words.ts';

export interface LoginNotice {
  readonly tone: 'error' | 'done' | 'info';
  readonly text: string;
  /** The account is closed: the way in is to write to us. */
  readonly isClosed?: boolean;
}

const refusal = (code: ErrorCode): LoginNotice => ({
  tone: 'error',
  text: fieldSentence(code) ?? '',
});

const sendReset = async (email: string): Promise<LoginNotice> => {
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
  const { search } = useLocation();
  return async ({ token, is_superuser }: ReplyOf<typeof account.signIn>) => {
    queries.clear();
    session.start(token, is_superuser);
    const { is_paid } = await queries.fetchQuery(myStatusOf(token));
    const isPaid = is_paid || is_superuser;
    await navigate(
      afterLogin({ isPaid, next: nextPath(new URLSearchParams(search).get('next')) }),
      { replace: true },
    );
  };
};

const readFields = (form: HTMLFormElement | null): LoginFields => {
  const data = form ? new FormData(form) : new FormData();
  return { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') };
};

/** Whoever proves who they are and is still not let in reads the words of a suspension. */
export const isOfClosedAccount = (problem: unknown): boolean =>
  problem instanceof Problem && problem.code === 'not_signed_in' && problem.sentence !== undefined;

/** The login form with its two ways: logging in, and a letter for who forgot the password. */
export const useLogin = (greeting: LoginNotice | undefined) => {
  const enter = useEntry();
  const form = useRef<HTMLFormElement>(null);
  const [notice, setNotice] = useState(greeting);
  const [isBusy, setIsBusy] = useState(false);
  const [isSendingReset, setIsSendingReset] = useState(false);

  const focusOn = (name: keyof LoginFields) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };

  const logIn = async ({ email, password }: LoginFields) => {
    const client = await openIdentityClient();
    const idToken = await client.signInWithPassword(email.trim(), password);
    await enter(await ask(account.signIn, { body: { id_token: idToken } }));
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = readFields(form.current);
    const mistake = checkLogin(fields);
    if (mistake) {
      setNotice(refusal(mistake));
      focusOn(mistake === 'login_fields' && fields.email.trim() ? 'password' : 'email');
      return;
    }
    setNotice(undefined);
    setIsBusy(true);
    await logIn(fields).catch((problem: unknown) => {
      const isOurs = problem instanceof Problem && problem.code.startsWith('login_');
      const text = wordsOfProblemOr(problem, isOurs ? problem.code : 'login_failed');
      setNotice({ tone: 'error', text, isClosed: isOfClosedAccount(problem) });
    });
    setIsBusy(false);
  };

  const handleForgot = async () => {
    if (isSendingReset) return;
    setIsSendingReset(true);
    setNotice(undefined);
    const result = await sendReset(readFields(form.current).email);
    setNotice(result);
    if (result.tone === 'error') focusOn('email');
    setIsSendingReset(false);
  };

  const enterWithGoogle = async (idToken: string) =>
    enter(await ask(account.signInWithGoogle, { body: { id_token: idToken } }));

  return { form, notice, isBusy, isSendingReset, handleSubmit, handleForgot, enterWithGoogle };
};
