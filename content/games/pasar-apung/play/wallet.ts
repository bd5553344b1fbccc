/** What a child presses to lay: notes and coins, or packed oranges, drawn on their buttons. */

import type { Stage } from '@nobi/kit/guest';
import type { Choice } from '@nobi/kit/rounds';
import { type Drawn, numeral, pieceButton } from '../view/pieces.ts';

interface Wallet extends Drawn {
  readonly units: readonly number[];
  /** What lies ahead for whom it is shown. */
  readonly next: string;
  label(unit: string): string;
  lay(unit: number): void;
}

export const unitName = (unit: number): string => `unit-${unit}`;

export const wallet = ({ units, next, lang, label, lay }: Wallet): Choice[] =>
  units.map((unit) => ({
    name: `${unitName(unit)} piece${next === unitName(unit) ? ' is-beckoning' : ''}`,
    label: label(numeral(unit, lang)),
    run: () => lay(unit),
  }));

/** Draws the pieces where words stand; the words are read instead. */
export const drawWallet = ({ controls }: Stage, units: readonly number[], drawn: Drawn): void => {
  for (const unit of units) {
    const button = controls.querySelector(`.${unitName(unit)}`);
    if (!button) continue;
    button.ariaLabel = button.textContent;
    button.innerHTML = pieceButton(unit, drawn);
  }
};
