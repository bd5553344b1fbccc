/** A picture with a hole: the shape that fits it completes the picture. In `look` its corners are counted. */
import type { CourseTask } from '@nobi/kit/course';
import { type Activity, type Desk, pressable, type Running } from '@nobi/kit/course';
import { namesIn, numberIn, wordIn } from '../args.ts';
import { type Piece, puzzles } from '../puzzles.ts';
import { corners, isShape, outline, type ShapeName, shapeCoat } from '../shapes.ts';
import { type WorldWords, worldWords } from '../text-world.ts';
import { openThings } from './choices.ts';

const place = ({ x, y, w, h, turn = 0 }: Piece): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${w / 100} ${h / 100}) translate(-50 -50)`;

const solid = (piece: Piece): string =>
  `<g transform="${place(piece)}"><path d="${outline(piece.shape)}" fill="${piece.fill}" stroke="#231a4d" stroke-width="4" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></g>`;

const hole = (piece: Piece): string =>
  `<g transform="${place(piece)}"><path class="hole" d="${outline(piece.shape)}" fill="#fff" stroke="#5b3bd6" stroke-width="5" stroke-dasharray="11 9" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></g>`;

const marks = (piece: Piece): string =>
  `<g transform="${place(piece)}">${corners(piece.shape)
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="${900 / (piece.w + piece.h)}" fill="#ffb020" stroke="#231a4d" stroke-width="2" vector-effect="non-scaling-stroke"/>`,
    )
    .join('')}</g>`;

/** What was tried lies over the hole for a moment, as large as the hole: the corners stick out. */
const tried = (piece: Piece, shape: ShapeName): string => {
  const [light, deep] = shapeCoat(shape);
  const side = Math.min(piece.w, piece.h);
  const over = { ...piece, shape, w: side, h: side, turn: 0 };
  return `<g class="misfit"><g transform="${place(over)}"><path d="${outline(shape)}" fill="${light}" fill-opacity=".9" stroke="${deep}" stroke-width="5" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></g></g>`;
};

interface Scene {
  pieces: readonly Piece[];
  open: number;
  over: ShapeName | null;
  hint: boolean;
}

const draw = ({ pieces, open, over, hint }: Scene): string => {
  const gap = pieces[open];
  const drawn = pieces.map((piece, i) => (i === open ? hole(piece) : solid(piece)));
  const extra = gap ? `${over ? tried(gap, over) : ''}${hint ? marks(gap) : ''}` : '';
  return `<svg viewBox="0 0 300 240" aria-hidden="true">${drawn.join('')}${extra}</svg>`;
};

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
