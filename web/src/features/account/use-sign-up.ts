import { account, Problem } from '@nobi/contract';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { ask, saidOr } from '../../api.ts';
import { checkSignUp, fieldOfRefusal, type SignUpFields, signUpFields } from './sign-up.rules.ts';

const empty: SignUpFields = {
  display_name: '',
  email: '',
  password: '',
  whatsapp: '',
  terms: false,
};

const resolver: Resolver<SignUpFields> = (fields) => {
  const checked = checkSignUp(fields);
  if ('form' in checked) return { values: fields, errors: {} };
  const errors = signUpFields.flatMap((name) => {
    const code = checked.mistakes[name];
    return code ? [[name, { type: code, message: code }] as const] : [];
  });
  return { values: {}, errors: Object.fromEntries(errors) };
};

/** The sign-up form: checks by the call's schema, keeps what was typed, puts refusals where they belong. */
export const useSignUp = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [failure, setFailure] = useState<string>();
  const form = useForm<SignUpFields>({ defaultValues: empty, resolver });
  const { setError } = form;

  const refuse = (problem: unknown) => {
    const field = problem instanceof Problem ? fieldOfRefusal(problem.code) : undefined;
    if (field && problem instanceof Problem)
      setError(field, { type: problem.code, message: problem.code }, { shouldFocus: true });
    else setFailure(saidOr(problem, 'signup_failed'));
  };

  const submit = form.handleSubmit(async (fields) => {
    const checked = checkSignUp(fields);
    if (!('form' in checked)) return;
    setFailure(undefined);
    try {
      await ask(account.signUp, { body: checked.form });
    } catch (problem) {
      refuse(problem);
      return;
    }
    const state = { isSignedUp: true, email: checked.form.email };
    await navigate(`/login${search}`, { state });
  });

  return { form, submit, failure, setFailure };
};
