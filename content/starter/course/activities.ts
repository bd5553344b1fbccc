/** The course's own activities by name. Each draws into the desk and reports what the child did. */
import { type Activity, type CourseTask, element, pressable } from '@nobi/kit/course';
import { words } from './text/text.ts';
import { starPicture } from './view/star.ts';

const numberIn = ({ args }: CourseTask, name: string): number => {
  const value = args[name];
  return typeof value === 'number' ? value : 0;
};

const mostStars = 10;
const choices = [1, 2, 3, 4, 5];

/** How many stars are there? While looking there is nothing to pick. */
const count: Activity = (desk, task) => {
  const n = numberIn(task, 'n');
  const text = () => words[desk.lang()];
  const sky = element('div', 'sky');
  sky.innerHTML = starPicture(n);
  sky.setAttribute('role', 'img');
  desk.scene.append(sky);
  const offered = desk.step === 'look' ? [] : choices;
  const buttons = offered.map((number) => {
    const button = pressable('number', `${number}`, () => pick(number));
    button.dataset.number = `${number}`;
    button.dataset.answer = '';
    return button;
  });
  desk.controls.append(...buttons);
  const point = (): void => {
    for (const button of buttons)
      button.classList.toggle('is-beckoning', button.dataset.number === `${n}`);
  };
  const pick = (number: number): void => {
    const right = number === n;
    desk.sound(right ? 'tap' : 'oops');
    const line = right ? text().right(n) : text().other(number);
    const due = desk.answer({ right, response: [number], line });
    if (due === 'none') return;
    point();
    if (due === 'worked') desk.tell(text().worked(n));
  };
  const dress = (): void => {
    sky.ariaLabel = text().stars(n);
    for (const button of buttons) button.ariaLabel = text().number(Number(button.dataset.number));
  };
  dress();
  if (desk.help !== 'none') point();
  return {
    dress,
    beckon() {
      if (desk.step === 'look') return '';
      point();
      return text().hint;
    },
  };
};

/** An own sky: as many stars as the child likes. */
const sky: Activity = (desk) => {
  let stars = Math.min(mostStars, desk.state[0] ?? 0);
  const text = () => words[desk.lang()];
  const picture = element('div', 'sky');
  desk.scene.append(picture);
  const change = (by: number): void => {
    stars += by;
    desk.sound('count', 2 ** (stars / 12));
    desk.keep(stars > 0 ? [stars] : []);
    show();
  };
  const less = pressable('number', '−', () => change(-1));
  const more = pressable('number more', '+', () => change(1));
  desk.controls.append(less, more);
  const show = (): void => {
    picture.innerHTML = starPicture(stars);
    less.disabled = stars === 0;
    more.disabled = stars === mostStars;
    less.ariaLabel = text().remove;
    more.ariaLabel = text().add;
  };
  show();
  return {
    dress: show,
    beckon: () => text().add,
    work() {
      const copy = element('div', 'sky');
      copy.innerHTML = starPicture(stars);
      return copy;
    },
  };
};

export const activities: Record<string, Activity> = { count, sky };
