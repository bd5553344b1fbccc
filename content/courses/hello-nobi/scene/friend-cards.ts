/** Cards of friends and things that can be called. */
import { type Desk, element, pressable } from '@nobi/kit/course';
import { capital, entryOf, fullNameOf, meaningOf } from '../rules/lexicon.ts';
import { pictureOf } from '../view/pictures.ts';

export interface Choice {
  name: string;
  button: HTMLButtonElement;
}

export const makeChosen = (name: string, onPick: (chosen: Choice) => void): Choice => {
  const button = pressable('thing', pictureOf(name), () => onPick({ name, button }));
  button.dataset.name = name;
  button.dataset.answer = '';
  const tag = element('span', 'tag');
  tag.lang = 'en';
  tag.hidden = true;
  tag.textContent = capital(entryOf(name).en);
  button.append(tag);
  return { name, button };
};

export const nameTag = ({ button }: Choice): void => {
  const tag = button.querySelector<HTMLElement>('.tag');
  if (tag) tag.hidden = false;
};

const snacks: Readonly<Record<string, string>> = {
  monkey: 'banana',
  rabbit: 'carrot',
  elephant: 'mango',
  bird: 'apple',
  cat: 'fish',
};

/** Food flies in and is gone in a few bites. */
export const giveSnack = ({ name, button }: Choice): void => {
  const snack = element('span', 'snack');
  snack.innerHTML = pictureOf(snacks[name] ?? 'bread');
  button.append(snack);
};

/** Until it has been tapped a thing is called by its meaning: the English word is what is asked. */
export const labelOf = ({ name, button }: Choice, desk: Desk): string => {
  const isNamed = button.querySelector<HTMLElement>('.tag')?.hidden === false;
  return isNamed ? fullNameOf(name, desk.lang()) : meaningOf(name, desk.lang());
};
