import { wordIn } from '@nobi/kit/bank';
import { courseRobot, type Hands, type Move } from '@nobi/kit/robot';
import { course } from './course.ts';
import { goalOf, thingsIn } from './rules/orders.ts';
import { rightWriting, sentenceIn } from './rules/sentences.ts';
import { taleNamed } from './rules/stories.ts';
import { cutsOf, partsOf } from './rules/tiles.ts';

/** A break may have left some in the row: they come out, and all go in by their turn. */
const built = async (hands: Hands, parts: readonly string[]): Promise<void> => {
  while ((await hands.count('.tool-undo:enabled')) > 0) await hands.tap('.tool-undo:enabled');
  for (const part of parts) await hands.tap(`.tile[data-part="${part}"]:enabled`);
  await hands.tap('.tool-go');
};

const spell: Move = (hands, task) => built(hands, partsOf(task));
const row: Move = (hands, task) => built(hands, sentenceIn(task).split(' '));

const pick: Move = (hands, task) => {
  const word = wordIn(task, 'word');
  const answer = wordIn(task, 'by') === 'tale' ? (taleNamed(word)?.fits ?? '') : word;
  return hands.tap(`.choice[data-choice="${answer}"]:enabled`);
};

const cutsNow = async (hands: Hands): Promise<number[]> =>
  ((await hands.read('.strip', 'data-cuts')) ?? '').split(' ').filter(Boolean).map(Number);

const steerTo = async (hands: Hands, cut: number): Promise<void> => {
  const now = async (): Promise<number> => Number(await hands.read('.strip', 'data-at'));
  for (let at = await now(); at !== cut; at = await now())
    await hands.tap(at < cut ? '.tool-on' : '.tool-back');
};

/** Whatever is cut wrongly is mended, and what lacks is cut. */
const split: Move = async (hands, task) => {
  const goal = cutsOf(wordIn(task, 'word'));
  const there = await cutsNow(hands);
  const wrong = there.filter((cut) => !goal.includes(cut));
  for (const cut of [...wrong, ...goal.filter((each) => !there.includes(each))]) {
    await steerTo(hands, cut);
    await hands.tap('.tool-snip');
  }
  await hands.tap('.tool-go');
};

const mend: Move = async (hands, task) => {
  const { capitals, isStopped } = rightWriting(task);
  for (const [at, is] of [...capitals, isStopped].entries()) {
    const part = `.mended [data-at="${at}"]`;
    if ((await hands.read(part, 'data-is')) !== (is ? 'on' : 'off')) await hands.tap(part);
  }
  await hands.tap('.tool-go');
};

const load: Move = async (hands, task) => {
  while ((await hands.count('.good.is-aboard')) > 0) {
    await hands.tap('.good.is-aboard');
    await hands.tap('.good.is-held');
  }
  for (const [at, place] of goalOf(task).entries()) {
    if (place === '') continue;
    await hands.tap(`.good[data-thing="${thingsIn(task)[at]}"]`);
    await hands.tap(`.hold[data-place="${place}"]`);
  }
  await hands.tap('.tool-go');
};

/** Any words will do: one for each line, and a stamp. */
const post: Move = async (hands) => {
  for (let line = 0; line < 5; line += 1) await hands.tap('.choice:enabled');
};

/** An example that plays is watched to its end. */
const after =
  (move: Move): Move =>
  async (hands, task) => {
    await hands.wait('.yard:not([data-shows])');
    await move(hands, task);
  };

export const robot = courseRobot(course, {
  load: after(load),
  mend: after(mend),
  pick: after(pick),
  post,
  row: after(row),
  spell: after(spell),
  split: after(split),
  tale: async () => {},
});
