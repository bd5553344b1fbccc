/** Buttons of which one answers the task. */

import { pressable } from '../guest/stage/element.ts';
import type { Lang } from '../port.ts';
import type { Desk } from './activity.ts';

export interface Choices<Each = number> {
  dress(): void;
  /** Marks the one that a worked example points at. */
  show(choice: Each): void;
}

export interface Shelf<Each> {
  /** Under this name a button says in `data-` what it stands for. */
  name: string;
  choices: readonly Each[];
  picture(choice: Each): string;
  label(choice: Each, lang: Lang): string;
  onPick(choice: Each): void;
}

export const openShelf = <Each extends number | string>(
  desk: Desk,
  { name, choices, picture, label, onPick }: Shelf<Each>,
): Choices<Each> => {
  const mark = (look: string, choice: Each): void => {
    for (const each of buttons) each.button.classList.toggle(look, each.choice === choice);
  };
  const buttons = choices.map((choice) => {
    const button = pressable('choice', picture(choice), () => {
      desk.sound('tap');
      // The press is seen at once, also where the answer takes a leap or two.
      mark('is-picked', choice);
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
  return { dress, show: (choice) => mark('is-beckoning', choice) };
};
