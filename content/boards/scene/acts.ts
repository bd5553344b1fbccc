/** How each step looks: hops, bumps, splashes. Every act says how long it takes; the caller keeps the time. */
import type { Spot } from '../rules/board.ts';
import type { Move, Stop } from '../rules/run.ts';
import { type Act, hopFrames, slide, stepMs } from './act.ts';
import type { BoardView } from './board-view.ts';
import { bumpRock, fallIn, startle, teeter } from './mishaps.ts';
import { think } from './sparks.ts';

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
