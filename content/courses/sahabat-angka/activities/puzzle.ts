/** A picture with a hole: the shape that fits it completes the picture. In `look` its corners are counted. */
import {
  type Activity,
  type CourseTask,
  type Desk,
  pressable,
  type Running,
} from '@nobi/kit/course';
import { namesIn, numberIn, wordIn } from '../rules/args.ts';
import { openThings } from '../scene/choices.ts';
import { draw, type Scene } from '../scene/puzzle.ts';
import { worldWords } from '../text/world.ts';
import type { WorldWords } from '../text/world-words.ts';
import { puzzles } from '../view/puzzles.ts';
import { corners, isShape, outline, type ShapeName, shapeCoat } from '../view/shapes.ts';

/** Square and rectangle have as many corners: then the sides tell. */
const missLine = (text: WorldWords, wanted: ShapeName, picked: ShapeName): string => {
  const count = corners(wanted).length;
  return count === corners(picked).length
    ? text.sidesOther(wanted === 'square')
    : text.shapeOther({ picked, corners: count });
};

const filling = (desk: Desk, task: CourseTask): Running => {
  const pieces = puzzles[wordIn(task, 'scene')] ?? [];
  const gap = pieces[numberIn(task, 'hole')];
  const text = () => worldWords[desk.lang()];
  const scene: Scene = {
    pieces,
    open: numberIn(task, 'hole'),
    over: null,
    hint: desk.help !== 'none',
  };
  const board = pressable('puzzle', '', () => {
    desk.sound('hop');
    board.classList.toggle('is-rocking');
  });
  board.dataset.scene = wordIn(task, 'scene');
  desk.scene.append(board);
  const show = (change: Partial<Scene> = {}): void => {
    board.innerHTML = draw(Object.assign(scene, change));
  };
  let isBusy = false;
  const pick = (name: string): void => {
    if (isBusy || !gap || !isShape(name)) return;
    isBusy = true;
    const right = name === gap.shape;
    show(right ? { open: -1 } : { over: name });
    if (right) board.classList.add('is-alive');
    else desk.sound('oops');
    const line = right ? text().shapeFits(name) : missLine(text(), gap.shape, name);
    const due = desk.answer({ right, response: [name], line });
    if (right) return;
    desk.clock.after(1.8, () => {
      show({ over: null, hint: scene.hint || due !== 'none' });
      if (due === 'worked') choices.show(gap.shape);
      isBusy = false;
    });
  };
  const choices = openThings(desk, namesIn(task, 'choices'), pick);
  const dress = (): void => {
    board.ariaLabel = text().hole;
    choices.dress();
  };
  show();
  dress();
  return {
    dress,
    beckon() {
      show({ hint: true });
      return text().countCorners;
    },
  };
};

/** One big shape: each tap lights the next corner and counts it. The circle rolls: it has none. */
const meeting = (desk: Desk, task: CourseTask): Running => {
  const name = wordIn(task, 'shape');
  const shape = isShape(name) ? name : 'circle';
  const all = corners(shape);
  const [light, deep] = shapeCoat(shape);
  let seen = 0;
  const text = () => worldWords[desk.lang()];
  const button = pressable('puzzle', '', () => {
    if (seen < all.length) {
      seen += 1;
      desk.sound('count', 2 ** (seen / 12));
    } else {
      desk.sound('hop');
      button.classList.toggle('is-rolling');
    }
    show();
    if (seen === all.length) desk.tell(text().hasCorners(shape, all.length));
  });
  const show = (): void => {
    const dots = all
      .map(([x, y], i) => {
        const isSeen = i < seen;
        return `<circle cx="${x}" cy="${y}" r="${isSeen ? 9 : 6}" fill="${isSeen ? '#ffb020' : '#fff'}" stroke="#231a4d" stroke-width="2.500"/>${isSeen ? `<text x="${x}" y="${y + 4.5}" text-anchor="middle" font-size="13" class="digit" fill="#231a4d">${i + 1}</text>` : ''}`;
      })
      .join('');
    button.innerHTML = `<svg viewBox="-34 -12 168 124" aria-hidden="true"><g class="roller"><path d="${outline(shape)}" fill="${light}" stroke="${deep}" stroke-width="5" stroke-linejoin="round"/><circle cx="40" cy="52" r="5" fill="#231a4d"/><circle cx="60" cy="52" r="5" fill="#231a4d"/><path d="M42 63q8 8 16 0" fill="none" stroke="#231a4d" stroke-width="3.500" stroke-linecap="round"/>${dots}</g></svg>`;
  };
  const dress = (): void => {
    button.ariaLabel = text().shape(shape);
  };
  desk.scene.append(button);
  show();
  dress();
  return {
    dress,
    beckon() {
      button.classList.add('is-beckoning');
      return '';
    },
  };
};

export const puzzle: Activity = (desk, task) =>
  desk.step === 'look' ? meeting(desk, task) : filling(desk, task);
