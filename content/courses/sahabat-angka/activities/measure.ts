/** Blocks along a thing until its end, marbles on the scales until they are level, or two things compared. */

import {
  type Activity,
  type CourseTask,
  type Desk,
  pressable,
  type Running,
} from '@nobi/kit/course';
import { numberIn, wordIn } from '../rules/args.ts';
import { weights } from '../rules/weights.ts';
import { openTally } from '../scene/tally.ts';
import { words } from '../text/text.ts';
import { worldWords } from '../text/world.ts';
import { objectInside } from '../view/objects.ts';
import { rulerPicture } from '../view/ruler.ts';
import { scalePicture } from '../view/scale.ts';
import { comparing, weighing } from './comparing.ts';

const most = 8;

const blockPicture =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><rect x="5" y="5" width="30" height="30" rx="7" fill="#55b8f5" stroke="#231a4d" stroke-width="3"/></svg>';
const marblePicture =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="16" fill="#ff7d95" stroke="#231a4d" stroke-width="3"/><circle cx="15" cy="14" r="4" fill="#fff" opacity=".8"/></svg>';
const lens =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="17" cy="17" r="11" fill="#fff6ea" stroke="#6b3a00" stroke-width="5"/><path d="M26 26l10 10" stroke="#6b3a00" stroke-width="6" stroke-linecap="round"/></svg>';

/** The picture of a measure in the making, for either kind. */
const pictureFor = (task: CourseTask): ((count: number, isMarked: boolean) => string) => {
  const [thing, n] = [wordIn(task, 'thing'), numberIn(task, 'n')];
  if (wordIn(task, 'how') === 'length')
    return (blocks, isMarked) => rulerPicture({ thing, n, blocks, isMarked });
  return (marbles) =>
    scalePicture({
      left: objectInside(thing),
      right: '',
      marbles,
      tilt: (marbles - n) / 4,
    });
};

const measuring = (desk: Desk, task: CourseTask): Running => {
  const n = numberIn(task, 'n');
  const isLength = wordIn(task, 'how') === 'length';
  const draw = pictureFor(task);
  const text = () => worldWords[desk.lang()];
  const board = pressable('gauge', '', () => desk.sound('hop'));
  desk.scene.append(board);
  let isMarked = desk.help !== 'none';
  const show = (count: number): void => {
    board.innerHTML = draw(count, isMarked);
  };
  const lineFor = (count: number): string => {
    if (count === n) return isLength ? text().lengthIs(n) : text().weightIs(n);
    return isLength ? text().lengthOther(count, count < n) : text().weightOther(count < n);
  };
  const tally = openTally(desk, {
    more: {
      picture: isLength ? blockPicture : marblePicture,
      label: () => (isLength ? text().addBlock : text().addMarble),
    },
    less: { label: () => (isLength ? text().takeBlock : text().takeMarble) },
    go: { picture: lens, label: () => text().check },
    most,
    start: desk.state[0] ?? 0,
    onChange: show,
    onGo(count) {
      const right = count === n;
      if (!right) desk.sound('oops');
      const due = desk.answer({ right, response: [count], line: lineFor(count) });
      if (due !== 'none') isMarked = true;
      show(count);
      if (due !== 'worked') return;
      desk.tell(words[desk.lang()].watch);
      for (let i = 0; i <= n; i += 1) desk.clock.after(0.8 + i * 0.6, () => tally.set(i));
      desk.clock.after(2.6 + n * 0.6, () => tally.set(0));
    },
  });
  const dress = (): void => {
    board.ariaLabel = isLength
      ? text().lengthIs(n)
      : (weights[wordIn(task, 'thing')]?.name[desk.lang()] ?? '');
    tally.dress();
  };
  show(tally.count);
  dress();
  return {
    dress,
    beckon() {
      tally.point(tally.count < n ? 'more' : tally.count > n ? 'less' : 'go');
      return lineFor(tally.count);
    },
  };
};

/** Each tap lays one more, until it fits. */
const watching = (desk: Desk, task: CourseTask): Running => {
  const n = numberIn(task, 'n');
  const isLength = wordIn(task, 'how') === 'length';
  const draw = pictureFor(task);
  const text = () => worldWords[desk.lang()];
  let count = 0;
  const board = pressable('gauge', '', () => {
    if (count === n) {
      desk.sound('hop');
      return;
    }
    count += 1;
    desk.sound('count', 2 ** (count / 12));
    board.innerHTML = draw(count, count === n);
    if (count === n) desk.tell(isLength ? text().lengthIs(n) : text().weightIs(n));
  });
  board.innerHTML = draw(0, false);
  desk.scene.append(board);
  const dress = (): void => {
    board.ariaLabel = isLength ? text().addBlock : text().addMarble;
  };
  dress();
  return {
    dress,
    beckon() {
      if (count < n) board.classList.add('is-beckoning');
      return '';
    },
  };
};
export const measure: Activity = (desk, task) => {
  const how = wordIn(task, 'how');
  if (how === 'heavier') return weighing(desk, task);
  if (how === 'longer') return comparing(desk, task);
  return desk.step === 'look' ? watching(desk, task) : measuring(desk, task);
};
