/** The squares of an island to press: one press area, and for keys one cell each with arrows between. */
import { element } from '@nobi/kit/course';
import { groundAt, type Spot, sameSpot } from '../../../boards/rules/board.ts';
import { everySpot } from '../rules/ways.ts';
import type { Island } from './island.ts';

export type Thing = 'nobi' | 'home' | 'land' | 'rock' | 'river' | 'puddle' | 'chicken' | 'fruit';

export interface Grid {
  readonly root: HTMLElement;
  dress(name: (spot: Spot, thing: Thing) => string): void;
  point(spot: Spot | undefined): void;
  /** Back on top, after the board was drawn anew. */
  stand(): void;
}

const thingAt = ({ board }: Island, spot: Spot): Thing => {
  if (sameSpot(board.nobi, spot)) return 'nobi';
  return sameSpot(board.home, spot) ? 'home' : (groundAt(board, spot) ?? 'land');
};

const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export const openGrid = (island: Island, onPick: (spot: Spot) => void): Grid => {
  const { width, height } = island.board;
  const root = element('div', 'squares');
  root.setAttribute('role', 'grid');
  root.style.setProperty('--w', `${width}`);
  const cells = everySpot(island.board).map((spot) => {
    const cell = element('div', 'square');
    cell.setAttribute('role', 'gridcell');
    cell.dataset.spot = `${spot.x}-${spot.y}`;
    cell.tabIndex = -1;
    cell.addEventListener('click', () => onPick(spot));
    return { spot, cell };
  });
  const enter = (at: number): void => {
    for (const [i, { cell }] of cells.entries()) cell.tabIndex = i === at ? 0 : -1;
    cells[at]?.cell.focus();
  };
  const first = cells[0]?.cell;
  if (first) first.tabIndex = 0;
  root.addEventListener('keydown', (event) => {
    const at = cells.findIndex(({ cell }) => cell === event.target);
    const spot = cells[at]?.spot;
    if (!spot) return;
    const step = steps[event.key];
    if (event.key === 'Enter' || event.key === ' ') onPick(spot);
    else if (step) {
      const x = Math.max(0, Math.min(width - 1, spot.x + step[0]));
      const y = Math.max(0, Math.min(height - 1, spot.y + step[1]));
      enter(y * width + x);
    } else return;
    event.preventDefault();
  });
  for (let y = 0; y < height; y += 1) {
    const row = element('div', 'square-row');
    row.setAttribute('role', 'row');
    row.append(...cells.slice(y * width, (y + 1) * width).map(({ cell }) => cell));
    root.append(row);
  }
  const stand = (): void => island.view.element.append(root);
  stand();
  return {
    root,
    stand,
    dress(name) {
      for (const { spot, cell } of cells) cell.ariaLabel = name(spot, thingAt(island, spot));
    },
    point(aim) {
      for (const { spot, cell } of cells)
        cell.classList.toggle('is-beckoning', aim !== undefined && sameSpot(spot, aim));
    },
  };
};
