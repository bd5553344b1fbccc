import { type Desk, pressable } from '@nobi/kit/course';
import { friendPicture } from '../friends.ts';
import { words } from '../text.ts';

export interface Choices {
  dress(): void;
  /** Marks the friend that a worked example points at. */
  show(number: number): void;
}

/** Number friends to pick from. Their hair can be counted, so nobody has to read a digit. */
export const openChoices = (
  desk: Desk,
  numbers: readonly number[],
  onPick: (number: number) => void,
): Choices => {
  const buttons = numbers.map((number) => {
    const button = pressable('choice', friendPicture(number, { digit: true }), () => {
      desk.sound('tap');
      onPick(number);
    });
    button.dataset.number = `${number}`;
    button.dataset.answer = '';
    desk.controls.append(button);
    return { number, button };
  });
  const dress = (): void => {
    for (const { number, button } of buttons) button.ariaLabel = words[desk.lang()].friend(number);
  };
  dress();
  return {
    dress,
    show(number) {
      for (const each of buttons)
        each.button.classList.toggle('is-beckoning', each.number === number);
    },
  };
};
