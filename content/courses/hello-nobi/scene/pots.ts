/** Pots of paint to dip into. */
import { type Desk, pressable } from '@nobi/kit/course';
import { words } from '../text/text.ts';
import { paints, pot } from '../view/paints.ts';
import { pictureOf } from '../view/pictures.ts';

interface Pot {
  name: string;
  button: HTMLButtonElement;
}

/** Pots of paint, each with a thing of its colour on the label, for eyes that tell colours apart badly. */
export const openPots = (
  desk: Desk,
  names: readonly string[],
  onPick: (name: string) => void,
): Pot[] =>
  names.map((name) => {
    const button = pressable('pot', pot(name) + pictureOf(paints[name]?.sign ?? ''), () =>
      onPick(name),
    );
    button.dataset.name = name;
    desk.controls.append(button);
    return { name, button };
  });

export const dressPots = (desk: Desk, pots: readonly Pot[]): void => {
  for (const { name, button } of pots) button.ariaLabel = words[desk.lang()].paintWith(name);
};
