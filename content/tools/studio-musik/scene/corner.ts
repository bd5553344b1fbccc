/** The three buttons at the top: by hand or by squares, one step back, and the end. */
import { makeButton } from '../view/button.ts';
import { icons } from '../view/icons.ts';

export interface Corner {
  show(look: {
    isByHand: boolean;
    canUndo: boolean;
    hand: string;
    undo: string;
    end: string;
  }): void;
}

export const makeCorner = (
  corner: HTMLElement,
  orders: { swap(): void; undo(): void; end(): void },
): Corner => {
  const hand = makeButton({ kind: 'key top hand', icon: '', press: orders.swap });
  const undo = makeButton({ kind: 'key top undo', icon: icons.undo, press: orders.undo });
  const end = makeButton({ kind: 'key top finish', icon: icons.finish, press: orders.end });
  corner.append(hand, undo, end);
  return {
    show(look) {
      const picture = look.isByHand ? icons.squares : icons.hand;
      if (hand.dataset.picture !== picture) hand.innerHTML = picture;
      hand.dataset.picture = picture;
      hand.ariaLabel = look.hand;
      undo.ariaLabel = look.undo;
      undo.classList.toggle('is-faint', !look.canUndo);
      end.ariaLabel = look.end;
    },
  };
};
