/** How a walk ends before home. */
import type { Move } from '../rules/run.ts';
import { type Act, hopFrames, slide } from './act.ts';
import type { BoardView } from './board-view.ts';
import { circleStars } from './sparks.ts';

export const bumpRock = (view: BoardView, move: Move, calm: boolean): Act => {
  view.nobi.animate(
    [
      { transform: 'none' },
      { transform: slide(move.way, 42), offset: 0.16 },
      { transform: slide(move.way, -10), offset: 0.3 },
      { transform: 'none', offset: 0.4 },
      { transform: 'none' },
    ],
    { duration: 1700 },
  );
  const sway = [0, 0, -9, 8, -6, 4, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }));
  if (!calm) {
    view.hop.animate(sway, { duration: 1700 });
    view.thingAt(move.to)?.animate(
      [0, 0, 6, -5, 3, 0, 0, 0, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })),
      1200,
    );
  }
  view.mood('dizzy');
  circleStars(view, move.from, calm);
  return { lasts: 1.75, cues: [[0.24, 'rock']] };
};

export const fallIn = (view: BoardView, move: Move, calm: boolean): Act => {
  view.nobi.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: slide(move.way, 100), opacity: 1, offset: 0.18 },
      { transform: slide(move.way, 100), opacity: 1, offset: 0.44 },
      { transform: 'none', opacity: 1, offset: 0.58 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 2200, easing: 'ease-in-out' },
  );
  const still = { transform: 'none', clipPath: 'inset(-40% -40% -40% -40%)' };
  const wet = calm
    ? []
    : [
        { ...still },
        { ...still, offset: 0.16 },
        { transform: 'translateY(34%)', clipPath: 'inset(-40% -40% 40% -40%)', offset: 0.22 },
        { transform: 'translateY(26%)', clipPath: 'inset(-40% -40% 34% -40%)', offset: 0.32 },
        { transform: 'translateY(34%)', clipPath: 'inset(-40% -40% 40% -40%)', offset: 0.42 },
        { ...still, offset: 0.5 },
        ...[0.62, 0.67, 0.72, 0.77, 0.82].map((offset, i) => ({
          transform: `rotate(${i % 2 === 0 ? -11 : 11}deg)`,
          offset,
        })),
        { transform: 'none', offset: 0.9 },
        { ...still },
      ];
  view.hop.animate(wet, { duration: 2200 });
  view.mood('wow');
  return {
    lasts: 2.25,
    cues: [
      [0.4, 'splash'],
      [1.36, 'shake'],
    ],
  };
};

export const startle = (view: BoardView, move: Move, calm: boolean): Act => {
  const bird = view.thingAt(move.to);
  const away = move.way === 'left' ? -1 : 1;
  if (bird) {
    const path = [0, 60, 130, 210, 300, 420, 560].map((x, i) => ({
      transform: `translate(${x * away}%, ${i % 2 === 0 ? 0 : -34}%) rotate(${i % 2 === 0 ? -8 : 10}deg) scaleX(${-away})`,
      opacity: i === 6 ? 0 : 1,
    }));
    const run = bird.animate(calm ? [{ opacity: 1 }, { opacity: 0 }] : path, {
      duration: 1300,
      delay: 260,
      easing: 'ease-in',
    });
    run.onfinish = () => {
      bird.hidden = true;
    };
  }
  view.nobi.animate(
    [
      { transform: 'none' },
      { transform: slide(move.way, 34), offset: 0.16 },
      { transform: slide(move.way, -6), offset: 0.34 },
      { transform: 'none', offset: 0.45 },
      { transform: 'none' },
    ],
    { duration: 1600 },
  );
  view.mood('wow');
  if (!calm) view.hop.animate([...hopFrames(false)], { duration: 420, delay: 260 });
  return { lasts: 1.7, cues: [[0.24, 'chicken']] };
};

export const teeter = (view: BoardView, move: Move, calm: boolean): Act => {
  view.nobi.animate(
    [
      { transform: 'none' },
      { transform: slide(move.way, 30), offset: 0.2 },
      { transform: slide(move.way, 30), offset: 0.66 },
      { transform: 'none', offset: 0.85 },
      { transform: 'none' },
    ],
    { duration: 1600, easing: 'ease-in-out' },
  );
  const lean = [0, 0, 13, -10, 15, -12, 10, 0, 0].map((turn) => ({
    transform: `rotate(${turn}deg)`,
  }));
  if (!calm) view.hop.animate(lean, { duration: 1600 });
  view.mood('wow');
  return { lasts: 1.65, cues: [[0.3, 'edge']] };
};
