/** Keys that all drawing tools know. */
import { directions } from './roving.ts';

interface KeyOrders {
  undo(): void;
  redo(): void;
  /** Escape: what is going on ends, a drawer closes. */
  leave(): void;
}

/** The way that an arrow key points, if it is one. */
export const arrowOf = ({ key }: KeyboardEvent): readonly [number, number] | undefined =>
  directions[key];

/** So far along the way of an arrow, and never off the sheet. */
export const moved = (
  { x, y }: { x: number; y: number },
  [dx, dy]: readonly [number, number],
  { wide, tall }: { wide: number; tall: number },
): { x: number; y: number } => {
  const inside = (value: number, most: number): number =>
    Math.round(Math.max(0, Math.min(most, value)));
  return { x: inside(x + dx, wide), y: inside(y + dy, tall) };
};

export const listenToOrders = ({ undo, redo, leave }: KeyOrders): void =>
  addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase();
    if (key === 'escape') leave();
    if (!event.ctrlKey && !event.metaKey) return;
    if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
    else if (key === 'z') undo();
    else return;
    event.preventDefault();
  });
