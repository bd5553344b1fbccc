/** A button for each move. */
import { type Desk, pressable } from '@nobi/kit/course';
import { type MoveName, moves } from '../rules/moves.ts';
import { words } from '../text/text.ts';
import { movePicture } from '../view/move-art.ts';

export const moveAt = (at: number | undefined): MoveName => moves[at ?? 0] ?? 'jump';

/** Buttons with the four moves, for both shows. */
export const moveButtons = (desk: Desk, run: (move: MoveName) => void): HTMLButtonElement[] =>
  moves.map((move) => {
    const button = pressable('stamp', movePicture(move), () => run(move));
    button.dataset.move = move;
    desk.controls.append(button);
    return button;
  });

export const nameMoves = (desk: Desk, buttons: readonly HTMLButtonElement[]): void => {
  for (const [i, button] of buttons.entries())
    button.ariaLabel = words[desk.lang()].moves[moveAt(i)];
};
