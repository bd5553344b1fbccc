import { account, Problem } from '@nobi/contract';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ask, wordsOfProblemOr } from '../../api.ts';
import { rememberPassword } from './new-password.ts';
import { checkGoogleSignUp, checkSignUp, fieldOfRefusal } from './sign-up.rules.ts';
import { readFields, useMistakes } from './use-mistakes.ts';

/** The same form by Google: it proves name and address; number and terms come from the form. */
const useGoogleSignUp = ({ form, refuse }: ReturnType<typeof useMistakes>) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const check = () => form.current && checkGoogleSignUp(readFields(form.current));

  /** True when the window may open. */
  const handleGoogleStart = () => {
    const checked = check();
    if (checked) refuse('mistakes' in checked ? checked.mistakes : {});
    return checked !== null && 'whatsapp' in checked;
  };

  const handleGoogle = async (idToken: string) => {
    const checked = check();
    const number = checked && 'whatsapp' in checked ? checked : {};
    await ask(account.signInWithGoogle, { body: { id_token: idToken, ...number } });
    await navigate(`/login${search}`, { state: { isSignedUp: true } });
  };

  return { handleGoogleStart, handleGoogle };
};

/** The sign-up form: checks by the call's own schema, keeps what was typed, puts refusals where they belong. */
export const useSignUp = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const typed = useMistakes();
  const google = useGoogleSignUp(typed);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [password, setPassword] = useState('');

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkSignUp(readFields(event.currentTarget));
    if (isBusy) return;
    setFailure(undefined);
    if ('mistakes' in checked) return typed.refuse(checked.mistakes);
    typed.refuse({});
    setIsBusy(true);
    try {
      await ask(account.signUp, { body: checked.form });
      rememberPassword(checked.form);
      await navigate(`/login${search}`, { state: { isSignedUp: true, email: checked.form.email } });
    } catch (problem) {
      const field = problem instanceof Problem ? fieldOfRefusal(problem.code) : undefined;
      if (field && problem instanceof Problem) typed.refuse({ [field]: problem.code });
      else setFailure(wordsOfProblemOr(problem, 'signup_failed'));
    } finally {
      setIsBusy(false);
    }
  };

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    setPassword(readFields(event.currentTarget).password);
    typed.handleInput(event);
  };

  return { ...typed, ...google, failure, isBusy, password, handleSubmit, handleInput };
};
