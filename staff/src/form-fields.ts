import { Problem } from '@nobi/contract';

/** What was typed into one field; empty where the form has none of that name. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Which of its choices a field has. */
export const choiceIn = <const Choice extends string>(
  form: FormData,
  name: string,
  choices: readonly Choice[],
): Choice => {
  const choice = choices.find((each) => each === form.get(name));
  if (choice === undefined) throw new Problem('invalid_input');
  return choice;
};
