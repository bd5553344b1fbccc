/** The word that joins two halves of a sentence: reason, result, contrast, purpose or time. */
import { type Joint, jointStories } from '../../stories/joints.ts';
import { type Kind, type Maker, option, type Page, type Slot } from '../page.ts';
import { turn } from '../pools.ts';

/** Which of the four sentences have a gap. */
const gaps = [
  [0, 1, 2],
  [1, 3],
  [0, 2, 3],
  [0, 1],
  [1, 2, 3],
  [2, 3],
  [0, 1, 3],
  [0, 2],
  [1, 2],
  [0, 3],
] as const;

/** Reason and result say the contrary of each other; so does what happens in spite of a thing. */
const kindOf = (word: string): Kind =>
  word === 'sebelum' || word === 'agar' ? 'mixed' : 'opposite';

const slotOf = ([before, word, after, off]: Joint, proof: number): Slot => ({
  ask: `${before} … ${after}`,
  options: [option(word, 'right'), ...off.split(' ').map((other) => option(other, kindOf(other)))],
  proof: [proof],
});

const pageOf = (a: number, b: number, level: number): Page | null => {
  const story = jointStories[a];
  const chosen = gaps[b];
  if (!story || !chosen) return null;
  const open = chosen.slice(0, level + 1);
  const slots = open.flatMap((at) => {
    const slot = slotOf(turn(story.joints, at), at);
    return [level === 0 ? { ...slot, options: slot.options.slice(0, 3) } : slot];
  });
  const lines = story.joints.map(([before, word, after], at) => {
    const isOpen = open.some((each) => each === at);
    return `${before} ${isOpen ? '…' : word} ${after}`;
  });
  return { kicker: story.kicker, lines, photo: story.photo, slots, headline: story.kicker };
};

export const joint: Maker = { texts: jointStories.length, turns: gaps.length, pageOf };
