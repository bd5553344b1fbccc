import { type Desk, type Lang, pressable } from '@nobi/kit/course';
import { words } from '../text/text.ts';
import { friendPicture } from '../view/friends.ts';
import { type ThingName, thingPicture } from '../view/things.ts';

export interface Choices<Each = number> {
  dress(): void;
  /** Marks the one that a worked example points at. */
  show(choice: Each): void;
}

interface Shelf<Each> {
  name: string;
  choices: readonly Each[];
  picture(choice: Each): string;
  label(choice: Each, lang: Lang): string;
  onPick(choice: Each): void;
}

const openShelf = <Each extends number | string>(
  desk: Desk,
  { name, choices, picture, label, onPick }: Shelf<Each>,
): Choices<Each> => {
  const buttons = choices.map((choice) => {
    const button = pressable('choice', picture(choice), () => {
      desk.sound('tap');
      // The press is seen at once, also where the answer takes a leap or two.
      for (const each of buttons) each.button.classList.toggle('is-picked', each.choice === choice);
      onPick(choice);
    });
    button.dataset[name] = `${choice}`;
    button.dataset.answer = '';
    desk.controls.append(button);
    return { choice, button };
  });
  const dress = (): void => {
    for (const { choice, button } of buttons) button.ariaLabel = label(choice, desk.lang());
  };
  dress();
  return {
    dress,
    show(choice) {
      for (const each of buttons)
        each.button.classList.toggle('is-beckoning', each.choice === choice);
    },
  };
};

/** Number friends to pick from. Their hair can be counted, so nobody has to read a digit. */
export const openChoices = (
  desk: Desk,
  numbers: readonly number[],
  onPick: (number: number) => void,
): Choices =>
  openShelf(desk, {
    name: 'number',
    choices: numbers,
    picture: (number) => friendPicture(number, { digit: true }),
    label: (number, lang) => words[lang].friend(number),
    onPick,
  });

/** Things to pick from: shapes, animals, skies. */
export const openThings = (
  desk: Desk,
  names: readonly ThingName[],
  onPick: (name: ThingName) => void,
): Choices<ThingName> =>
  openShelf(desk, {
    name: 'thing',
    choices: names,
    picture: thingPicture,
    label: (name, lang) => words[lang].thing(name),
    onPick,
  });

export interface WordShelf {
  picture(word: string): string;
  label(word: string, lang: Lang): string;
  onPick(word: string): void;
}

/** Anything else that is drawn: things to weigh. */
export const openWords = (
  desk: Desk,
  choices: readonly string[],
  shelf: WordShelf,
): Choices<string> => openShelf(desk, { ...shelf, name: 'thing', choices });
