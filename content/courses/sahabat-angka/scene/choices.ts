import { type Choices, type Desk, type Lang, openShelf } from '@nobi/kit/course';
import { words } from '../text/text.ts';
import { friendPicture } from '../view/friends.ts';
import { type ThingName, thingPicture } from '../view/things.ts';

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
