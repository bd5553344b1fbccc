/** Blocks along a thing until its end, marbles on the scales until they are level, or two things compared. */
import type { CourseTask } from '@nobi/kit/course';
import { type Activity, type Desk, pressable, type Running } from '@nobi/kit/course';
import { numberIn, wordIn } from '../args.ts';
import { objectInside, objectPicture } from '../objects.ts';
import { words } from '../text.ts';
import { worldWords } from '../text-world.ts';
import { heavierOf, weights } from '../weights.ts';
import { openWords } from './choices.ts';
import { rulerPicture, snakeBody } from './ruler-picture.ts';
import { scalePicture } from './scale-picture.ts';
import { openTally } from './tally.ts';

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

/** Which of two is heavier? The scales answer. */
const weighing = (desk: Desk, task: CourseTask): Running => {
  const pair = [wordIn(task, 'one'), wordIn(task, 'other')] as const;
  const heavy = heavierOf(...pair);
  const text = () => worldWords[desk.lang()];
  const board = pressable('gauge', '', () => desk.sound('hop'));
  desk.scene.append(board);
  const show = (tilt: number): void => {
    const [one, other] = pair;
    board.innerHTML = scalePicture({
      left: objectInside(one),
      right: objectInside(other),
      marbles: 0,
      tilt,
    });
  };
  let isBusy = false;
  const pick = (name: string): void => {
    if (isBusy) return;
    isBusy = true;
    const way = heavy === pair[0] ? -1 : 1;
    desk.sound('pop', 0.7);
    for (let i = 1; i <= 4; i += 1) desk.clock.after(i * 0.09, () => show((way * i) / 4));
    desk.clock.after(0.7, () => {
      const right = name === heavy;
      if (!right) desk.sound('oops');
      const line = right ? text().heavierFits : text().heavierOther;
      const due = desk.answer({ right, response: [name], line });
      if (right) return;
      desk.clock.after(1.8, () => {
        // With help the scales stay as they are: they show it.
        if (due === 'none') show(0);
        else choices.show(heavy);
        isBusy = false;
      });
    });
  };
  const choices = openWords(desk, pair, {
    picture: objectPicture,
    label: (name, lang) => weights[name]?.name[lang] ?? '',
    onPick: pick,
  });
  const dress = (): void => {
    board.ariaLabel = text().watchScale;
    choices.dress();
  };
  show(0);
  dress();
  return { dress, beckon: () => text().watchScale };
};

const coats = [
  ['#7fe0a0', '#0b7f5a'],
  ['#ffb3d1', '#b83272'],
] as const;
const unit = 40;

/** Two snakes that do not start together: the child says which is longer, and they line up. */
const comparing = (desk: Desk, task: CourseTask): Running => {
  const sizes = [numberIn(task, 'one'), numberIn(task, 'other')];
  const shift = numberIn(task, 'shift');
  const longest = (sizes[0] ?? 0) > (sizes[1] ?? 0) ? 0 : 1;
  const text = () => worldWords[desk.lang()];
  let isBusy = false;
  const snakes = sizes.map((size, i) => {
    const button = pressable('snake', '', () => pick(i));
    button.dataset.number = `${i}`;
    button.dataset.answer = '';
    desk.scene.append(button);
    return { size, button };
  });
  const show = (isLevel: boolean): void => {
    for (const [i, { size, button }] of snakes.entries()) {
      const from = 16 + (i === 1 && !isLevel ? shift * unit : 0);
      const mark = isLevel
        ? `<path d="M${16 + (sizes[longest] ?? 0) * unit} 40V130M14 40V130" stroke="#d42b52" stroke-width="4" stroke-dasharray="8 7"/>`
        : '';
      button.innerHTML = `<svg viewBox="0 40 400 90" aria-hidden="true">${snakeBody(from + 14, from + size * unit, coats[i] ?? coats[0])}${mark}</svg>`;
    }
  };
  const pick = (at: number): void => {
    if (isBusy) return;
    isBusy = true;
    desk.sound('tap');
    show(true);
    const right = at === longest;
    if (!right) desk.sound('oops');
    const line = right ? text().longerFits : text().longerOther;
    const due = desk.answer({ right, response: [at + 1], line });
    if (right) return;
    desk.clock.after(2.2, () => {
      if (due === 'none') show(false);
      else snakes[longest]?.button.classList.add('is-beckoning');
      isBusy = false;
    });
  };
  const dress = (): void => {
    for (const [i, { button }] of snakes.entries()) button.ariaLabel = text().longer(i === 0);
  };
  show(desk.help !== 'none');
  dress();
  return { dress, beckon: () => text().lookAtEnds };
};

export const measure: Activity = (desk, task) => {
  const how = wordIn(task, 'how');
  if (how === 'heavier') return weighing(desk, task);
  if (how === 'longer') return comparing(desk, task);
  return desk.step === 'look' ? watching(desk, task) : measuring(desk, task);
};
