/** Nobi on a stage, large. He does what he is told and shows its sign over his head. */
import '../../../boards/scene/boards.css';
import { element } from '@nobi/kit/course';
import { type Mood, nobiPicture } from '../../../boards/view/nobi-art.ts';
import type { MoveName } from '../rules/moves.ts';
import { movePicture } from '../view/move-art.ts';
import { isCalm } from './island.ts';

const frames: Record<MoveName, Keyframe[]> = {
  jump: [
    { transform: 'scale(1.08, 0.9)' },
    { transform: 'translateY(-34%) scale(0.96, 1.06)', offset: 0.45 },
    { transform: 'scale(1.06, 0.94)', offset: 0.88 },
    { transform: 'none' },
  ],
  clap: [1, 1.1, 1, 1.1, 1].map((size) => ({ transform: `scale(${size}, ${2 - size})` })),
  spin: [1, 0.1, -1, -0.1, 1].map((turn) => ({ transform: `scaleX(${turn})` })),
  sway: [0, -20, 0, 20, 0].map((x) => ({
    transform: `translateX(${x}%) rotate(${x * 0.5}deg)`,
  })),
};
const stumble: Keyframe[] = [0, -12, 10, -7, 0].map((turn) => ({
  transform: `rotate(${turn}deg)`,
}));

export interface Dancer {
  readonly root: HTMLElement;
  move(move: MoveName): void;
  stumble(): void;
  feel(mood: Mood): void;
  /** What he thinks of, as a sign over his head; nothing when he thinks of nothing. */
  wish(html: string): void;
}

export const beat = 0.66;

export const openDancer = (): Dancer => {
  const root = element('div', 'dancer');
  const nobi = element('div', 'bd-nobi dancer-body');
  const hop = element('div', 'bd-hop');
  const bubble = element('div', 'dancer-wish');
  hop.innerHTML = nobiPicture;
  nobi.append(hop);
  root.append(bubble, nobi);
  const feel = (mood: Mood): void => {
    nobi.dataset.mood = mood;
  };
  const wish = (html: string): void => {
    bubble.innerHTML = html;
    bubble.hidden = html === '';
  };
  feel('happy');
  wish('');
  return {
    root,
    feel,
    wish,
    move(move) {
      feel(move === 'sway' ? 'happy' : 'glad');
      wish(movePicture(move));
      if (!isCalm()) hop.animate(frames[move], { duration: 560, easing: 'ease-in-out' });
    },
    stumble() {
      feel('dizzy');
      if (!isCalm()) hop.animate(stumble, 800);
    },
  };
};
