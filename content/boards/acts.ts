/** How each step looks: hops, bumps, splashes. Every act says how long it takes; the caller keeps the time. */
import { type Spot, shift, type Way } from './board.ts';
import type { Move, Stop } from './run.ts';
import { type Cue, circleStars, think } from './sparks.ts';
import type { BoardView } from './view.ts';

export interface Act {
  /** In seconds. */
  lasts: number;
  /** What sounds when, in seconds from the start. */
  cues: readonly (readonly [number, Cue])[];
}

const stepMs = 440;
const slide = (way: Way, share: number): string =>
  `translate(${shift[way].x * share}%, ${shift[way].y * share}%)`;

const hopFrames = (calm: boolean): Keyframe[] =>
  calm
    ? []
    : [
        { transform: 'translateY(0) scale(1.06, 0.94)' },
        { transform: 'translateY(-20%) scale(0.97, 1.04)', offset: 0.45 },
        { transform: 'translateY(0) scale(1.05, 0.95)', offset: 0.9 },
        { transform: 'none' },
      ];

const stride = (view: BoardView, move: Move, calm: boolean): Act => {
  view.stand(move.to);
  view.nobi.animate([{ transform: slide(move.way, -100) }, { transform: 'none' }], {
    duration: stepMs,
    easing: 'ease-in-out',
  });
  view.hop.animate(hopFrames(calm), { duration: stepMs });
  const fruit = move.picked ? view.thingAt(move.to) : null;
  if (fruit) {
    const rise = fruit.animate(
      [
        { transform: 'none' },
        { transform: 'translateY(-110%) scale(1.25)' },
        { transform: 'translateY(-60%) scale(0)' },
      ],
      { duration: 520, delay: stepMs * 0.7, easing: 'ease-out', fill: 'backwards' },
    );
    rise.onfinish = () => {
      fruit.hidden = true;
    };
  }
  const beat: Act['cues'] = move.round > 0 ? [[0, 'drum']] : [[stepMs / 2500, 'step']];
  return { lasts: stepMs / 1000 + 0.06, cues: move.picked ? [...beat, [0.34, 'pick']] : beat };
};

const bumpRock = (view: BoardView, move: Move, calm: boolean): Act => {
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

const fallIn = (view: BoardView, move: Move, calm: boolean): Act => {
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

const startle = (view: BoardView, move: Move, calm: boolean): Act => {
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

const teeter = (view: BoardView, move: Move, calm: boolean): Act => {
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

const arrive = (view: BoardView, move: Move, calm: boolean): Act => {
  const walked = stride(view, move, calm);
  view.home.classList.add('is-lit');
  const cheer: Keyframe[] = [0, -32, 0, -26, 0, -16, 0].map((y) => ({
    transform: `translateY(${y}%)`,
  }));
  if (!calm) view.hop.animate(cheer, { duration: 1300, delay: stepMs });
  view.mood('glad');
  return { lasts: 1.8, cues: [...walked.cues, [stepMs / 1000, 'home']] };
};

const forget = (view: BoardView, move: Move, calm: boolean): Act => {
  const walked = stride(view, move, calm);
  view.mood('wobbly');
  const left = [...view.element.querySelectorAll<HTMLElement>('.is-fruit')].find(
    (each) => !each.hidden,
  );
  think(view, move.to, left?.innerHTML ?? '');
  return { lasts: 2.1, cues: [...walked.cues, [0.6, 'wonder']] };
};

/** No arrows left: Nobi looks about and thinks of home. */
export const wonder = (view: BoardView, spot: Spot): Act => {
  view.mood('wobbly');
  view.look('up');
  think(view, spot, view.home.innerHTML);
  return { lasts: 2.1, cues: [[0.1, 'wonder']] };
};

const stops: Record<Exclude<Stop, 'short'>, (view: BoardView, move: Move, calm: boolean) => Act> = {
  home: arrive,
  forgot: forget,
  rock: bumpRock,
  river: fallIn,
  puddle: fallIn,
  chicken: startle,
  edge: teeter,
};

/** Plays one step, with whatever comes of it. */
export const perform = (view: BoardView, move: Move, calm: boolean): Act => {
  view.look(move.way);
  return (move.stop ? stops[move.stop] : stride)(view, move, calm);
};
