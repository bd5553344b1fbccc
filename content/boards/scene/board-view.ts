/** One board to look at: the island, its things, and Nobi. It draws what it is told and decides nothing. */
import { box, type Standing, seat, standing } from './board-things.ts';
import './boards.css';
import { type Board, groundAt, type Spot, sameSpot, type Way } from '../rules/board.ts';
import { homePicture } from '../view/home-art.ts';
import { islandPicture, trailPicture } from '../view/island-art.ts';
import { type Mood, nobiPicture } from '../view/nobi-art.ts';

export interface BoardView {
  readonly element: HTMLElement;
  readonly nobi: HTMLElement;
  /** The part of Nobi that hops and shakes while the whole walks. */
  readonly hop: HTMLElement;
  readonly home: HTMLElement;
  /** Draws this board with everything in its place. */
  show(board: Board): void;
  /** How wide a square is, in pixels. */
  size(cell: number): void;
  /** Everything back to where the board has it. */
  reset(): void;
  stand(spot: Spot): void;
  mood(mood: Mood): void;
  look(way: Way | null): void;
  thingAt(spot: Spot): HTMLElement | null;
  /** Dots along these squares, or none. */
  trail(spots: readonly Spot[]): void;
  /** Puts something short-lived on a square; the caller removes it. */
  put(spot: Spot, html: string): HTMLElement;
  /** Which square lies under this point of the page. */
  spotAt(at: { clientX: number; clientY: number }): Spot | null;
}

const glances: Record<Way, string> = { up: '0 -12', right: '14 0', down: '0 12', left: '-14 0' };

const openLook = (hop: HTMLElement, nobi: HTMLElement) => ({
  look(way: Way | null): void {
    const turned = way ? glances[way] : '0 0';
    hop.querySelector('.nb-look')?.setAttribute('transform', `translate(${turned})`);
  },
  stand: (spot: Spot): void => seat(nobi, spot),
  mood(next: Mood): void {
    nobi.dataset.mood = next;
  },
});

const spotUnder = (
  area: DOMRect,
  board: Board,
  at: { clientX: number; clientY: number },
): Spot | null => {
  const spot = {
    x: Math.floor(((at.clientX - area.left) / area.width) * board.width),
    y: Math.floor(((at.clientY - area.top) / area.height) * board.height),
  };
  return groundAt(board, spot) === null ? null : spot;
};

const layParts = () => {
  const nobi = box('bd-nobi');
  const hop = box('bd-hop', nobiPicture);
  nobi.append(hop);
  return { element: box('bd'), nobi, hop, home: box('bd-home', homePicture) };
};

export const openBoardView = (): BoardView => {
  const parts = layParts();
  const { element, nobi, hop, home } = parts;
  const path = box('bd-trail');
  const acting = openLook(hop, nobi);
  let board: Board | null = null;
  let things: Standing[] = [];

  const reset = (): void => {
    if (board) acting.stand(board.nobi);
    acting.mood('happy');
    acting.look(null);
    home.classList.remove('is-lit');
    for (const thing of things) thing.element.hidden = false;
  };

  return {
    ...parts,
    ...acting,
    reset,
    show(next) {
      board = next;
      things = standing(next);
      element.style.setProperty('--w', String(next.width));
      element.style.setProperty('--h', String(next.height));
      seat(home, next.home);
      path.innerHTML = '';
      element.innerHTML = islandPicture(next);
      element.append(path, home, ...things.map((thing) => thing.element), nobi);
      reset();
    },
    size: (cell) => element.style.setProperty('--cell', `${cell}px`),
    thingAt: (spot) => things.find((thing) => sameSpot(thing.spot, spot))?.element ?? null,
    trail(spots) {
      path.innerHTML = board && spots.length > 1 ? trailPicture(board, spots) : '';
    },
    put(spot, html) {
      const extra = box('bd-extra', html);
      extra.setAttribute('aria-hidden', 'true');
      seat(extra, spot);
      element.append(extra);
      return extra;
    },
    spotAt: (at) => board && spotUnder(element.getBoundingClientRect(), board, at),
  };
};
