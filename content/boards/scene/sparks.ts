/** Small short-lived things over the board: stars, drops, feathers, a thought. */
import type { Spot } from '../rules/board.ts';
import type { Move } from '../rules/run.ts';
import type { BoardView } from './board-view.ts';

/** What an act would like to sound like. */
export type Cue =
  | 'step'
  | 'drum'
  | 'pick'
  | 'rock'
  | 'splash'
  | 'shake'
  | 'chicken'
  | 'edge'
  | 'wonder'
  | 'home';

const star =
  '<svg viewBox="-12 -12 24 24"><path d="M0 -9l2.600 5.400l6 .9l-4.300 4.200l1 6l-5.300 -2.800l-5.300 2.800l1 -6l-4.300 -4.200l6 -.9z" fill="#ffd54a" stroke="#e09a00" stroke-width="1.500" stroke-linejoin="round"/></svg>';
const drop =
  '<svg viewBox="-12 -12 24 24"><path d="M0 -10C5 -3 7 0 7 4A7 7 0 0 1 -7 4C-7 0 -5 -3 0 -10Z" fill="#7fd8f7"/></svg>';
const feather =
  '<svg viewBox="-12 -12 24 24"><path d="M-8 8C-8 -4 0 -9 9 -9C9 0 4 8 -8 8Z" fill="#fff"/><path d="M-8 8L4 -4" stroke="#d9cfee" stroke-width="1.500"/></svg>';

const gone = (element: HTMLElement, animation: Animation): void => {
  animation.onfinish = () => element.remove();
};

/** Small things that fly out from a square. */
const burst = (
  view: BoardView,
  spot: Spot,
  what: { html: string; count: number; up: number },
): void => {
  const extra = view.put(
    spot,
    Array.from({ length: what.count }, () => `<i>${what.html}</i>`).join(''),
  );
  [...extra.children].forEach((bit, i) => {
    const angle = (i / what.count) * Math.PI * 2 + 0.4;
    const x = Math.cos(angle) * 260;
    const y = Math.sin(angle) * 130 - what.up;
    bit.animate(
      [
        { transform: 'translate(0, 0) scale(0.5)', opacity: 1 },
        { transform: `translate(${x * 0.8}%, ${y}%) scale(1)`, opacity: 1, offset: 0.55 },
        { transform: `translate(${x}%, ${y + 190}%) scale(0.7)`, opacity: 0 },
      ],
      { duration: 850, easing: 'cubic-bezier(.2,.7,.5,1)', fill: 'forwards' },
    );
  });
  gone(extra, extra.animate([], 900));
};

/** Stars that circle over the head. */
export const circleStars = (view: BoardView, spot: Spot, calm: boolean): void => {
  const extra = view.put(spot, `<i>${star}</i><i>${star}</i><i>${star}</i>`);
  [...extra.children].forEach((bit, i) => {
    const frames = Array.from({ length: 13 }, (_, k) => {
      const angle = (i / 3 + (calm ? 0 : k / 6)) * Math.PI * 2;
      return {
        transform: `translate(${Math.cos(angle) * 180}%, ${Math.sin(angle) * 60 - 270}%)`,
        opacity: k === 12 ? 0 : 1,
      };
    });
    bit.animate(frames, { duration: 1500, fill: 'forwards' });
  });
  gone(extra, extra.animate([], 1550));
};

/** What Nobi thinks of when something is still missing. */
export const think = (view: BoardView, spot: Spot, picture: string): void => {
  const extra = view.put(spot, `<div class="bd-thought">${picture}</div>`);
  const fade = extra.animate(
    [
      { opacity: 0, transform: 'translateY(12%)' },
      { opacity: 1, offset: 0.12 },
      { opacity: 1, offset: 0.9 },
      { opacity: 0 },
    ],
    { duration: 2000, fill: 'forwards' },
  );
  gone(extra, fade);
};

/** The bits that belong to a cue rather than to a step. */
export const adorn = (view: BoardView, move: Move, cue: Cue): void => {
  if (cue === 'splash') burst(view, move.to, { html: drop, count: 9, up: 220 });
  if (cue === 'shake') burst(view, move.from, { html: drop, count: 7, up: 120 });
  if (cue === 'chicken') burst(view, move.to, { html: feather, count: 6, up: 160 });
  if (cue === 'home') burst(view, move.to, { html: star, count: 10, up: 240 });
};
