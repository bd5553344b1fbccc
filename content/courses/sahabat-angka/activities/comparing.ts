/** Which one is longer, and which one is heavier? */
import { type CourseTask, type Desk, pressable, type Running } from '@nobi/kit/course';
import { numberIn, wordIn } from '../rules/args.ts';
import { heavierOf, weights } from '../rules/weights.ts';
import { openWords } from '../scene/choices.ts';
import { worldWords } from '../text/world.ts';
import { objectInside, objectPicture } from '../view/objects.ts';
import { snakeBody } from '../view/ruler.ts';
import { scalePicture } from '../view/scale.ts';

const coats = [
  ['#7fe0a0', '#0b7f5a'],
  ['#ffb3d1', '#b83272'],
] as const;

const unit = 40;

/** Two snakes that do not start together: the child says which is longer, and they line up. */
export const comparing = (desk: Desk, task: CourseTask): Running => {
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

/** Which of two is heavier? The scales answer. */
export const weighing = (desk: Desk, task: CourseTask): Running => {
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
