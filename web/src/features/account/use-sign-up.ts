import { account, Problem } from '@nobi/contract';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ask, wordsOfProblemOr } from '../../api.ts';
import {
  checkSignUp,
  fieldOfRefusal,
  type SignUpField,
  type SignUpFields,
  type SignUpMistakes,
  signUpFields,
} from './sign-up.rules.ts';

const readFields = (form: HTMLFormElement): SignUpFields => {
  const data = new FormData(form);
  const text = (name: SignUpField) => String(data.get(name) ?? '');
  return {
    display_name: text('display_name'),
    email: text('email'),
    password: text('password'),
    whatsapp: text('whatsapp'),
    terms: data.has('terms'),
  };
};

const focusOn = (form: HTMLFormElement, name: SignUpField | undefined) => {
  const field = name && form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

/** The sign-up form: checks by the call's own schema, keeps what was typed, puts refusals where they belong. */
export const useSignUp = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [mistakes, setMistakes] = useState<SignUpMistakes>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [password, setPassword] = useState('');

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkSignUp(readFields(form));
    if (isBusy) return;
    setFailure(undefined);
    if ('mistakes' in checked) {
      setMistakes(checked.mistakes);
      focusOn(
        form,
        signUpFields.find((name) => checked.mistakes[name]),
      );
      return;
    }
    setMistakes({});
    setIsBusy(true);
    try {
      await ask(account.signUp, { body: checked.form });
      await navigate(`/login${search}`, { state: { isSignedUp: true, email: checked.form.email } });
    } catch (problem) {
      const field = problem instanceof Problem ? fieldOfRefusal(problem.code) : undefined;
      if (field && problem instanceof Problem) setMistakes({ [field]: problem.code });
      else setFailure(wordsOfProblemOr(problem, 'signup_failed'));
      focusOn(form, field);
    } finally {
      setIsBusy(false);
    }
  };

  /** A mistake goes away as soon as it is mended; new ones wait for the next press. */
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const fields = readFields(event.currentTarget);
    setPassword(fields.password);
    const touched = event.target instanceof HTMLInputElement ? event.target.name : '';
    const checked = checkSignUp(fields);
    setMistakes((before) =>
      Object.fromEntries(
        signUpFields.flatMap((name) => {
          const now = 'mistakes' in checked ? checked.mistakes[name] : undefined;
          const code = name === touched ? now : before[name];
          return before[name] && code ? [[name, code]] : [];
        }),
      ),
    );
  };

  return { mistakes, failure, isBusy, password, handleSubmit, handleInput };
};
