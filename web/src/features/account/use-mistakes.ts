import { type FormEvent, useRef, useState } from 'react';
import {
  checkSignUp,
  type SignUpField,
  type SignUpFields,
  type SignUpMistakes,
  signUpFields,
} from './sign-up.rules.ts';

export const readFields = (form: HTMLFormElement): SignUpFields => {
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

/** The mistakes that stand in the form, and the form itself, which keeps what was typed. */
export const useMistakes = () => {
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, setMistakes] = useState<SignUpMistakes>({});

  const focusOn = (name: SignUpField | undefined) => {
    const field = name && form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };

  /** Shows what was found, and leads to the first of it. */
  const refuse = (found: SignUpMistakes) => {
    setMistakes(found);
    focusOn(signUpFields.find((name) => found[name]));
  };

  /** A mistake goes away as soon as it is mended; new ones wait for the next press. */
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const touched = event.target instanceof HTMLInputElement ? event.target.name : '';
    const checked = checkSignUp(readFields(event.currentTarget));
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

  return { form, mistakes, refuse, handleInput };
};
