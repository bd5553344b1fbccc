/** A clock under a sky that follows its hour: set it, read it, or pick the part of a day. */
import type { CourseTask } from '@nobi/kit/course';
import { type Activity, type Desk, element, pressable, type Running } from '@nobi/kit/course';
import { numberIn, numbersIn, thingIn, wordIn } from '../args.ts';
import { type DayPart, hourOf, isPart, partOf } from '../day.ts';
import { words } from '../text.ts';
import { worldWords } from '../text-world.ts';
import { thing } from '../things.ts';
import { openChoices, openThings } from './choices.ts';
import { clockPicture } from './clock-picture.ts';
import { openTally } from './tally.ts';

const lastHour = 23;

const later =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M8 26A14 14 0 1 1 32 26M32 26l4-11M32 26l-11-3" fill="none" stroke="#0b7f5a" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>';
const earlier =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M32 26A14 14 0 1 0 8 26M8 26L4 15M8 26l11-3" fill="none" stroke="#4a2fb8" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>';
const bell =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M20 4a4 4 0 0 1 4 3c6 2 8 7 8 13v5l4 6H4l4-6v-5C8 14 10 9 16 7a4 4 0 0 1 4-3z" fill="#6b3a00"/><path d="M15 33h10a5 5 0 0 1-10 0z" fill="#6b3a00"/></svg>';

class Face {
  readonly button: HTMLButtonElement;
  private readonly back = element('div', 'sky');
  private readonly picture: string;
  private readonly isDial: boolean;
  hour = 0;

  constructor(desk: Desk, look: { picture: string; isDial: boolean }, onPress: () => void) {
    this.picture = look.picture;
    this.isDial = look.isDial;
    this.button = pressable('clock', '', onPress);
    desk.scene.append(this.back, this.button);
  }

  show(hour: number, awake = false): void {
    this.hour = hour;
    this.back.dataset.part = partOf(hour);
    const { picture, isDial } = this;
    this.button.innerHTML = clockPicture({ hour, picture, isDial, awake });
  }
}

const ring = (desk: Desk, face: Face): void => {
  desk.sound('hop');
  face.button.classList.toggle('is-rocking');
};

/** Each tap is an hour; the sky goes along. */
const watching = (desk: Desk, task: CourseTask): Running => {
  const n = numberIn(task, 'n');
  const text = () => worldWords[desk.lang()];
  const face = new Face(desk, { picture: thing(thingIn(task)), isDial: true }, () => {
    if (face.hour === n) return ring(desk, face);
    face.show(face.hour + 1, face.hour + 1 === n);
    desk.sound('count', 2 ** ((face.hour % 12) / 12));
    if (face.hour === n) desk.tell(text().clockFits(n, partOf(n)));
  });
  face.show(numberIn(task, 'start'));
  const dress = (): void => {
    face.button.ariaLabel = text().later;
  };
  dress();
  return {
    dress,
    beckon() {
      if (face.hour !== n) face.button.classList.add('is-beckoning');
      return '';
    },
  };
};

const setting = (desk: Desk, task: CourseTask): Running => {
  const [n, start] = [numberIn(task, 'n'), numberIn(task, 'start')];
  const text = () => worldWords[desk.lang()];
  const face = new Face(desk, { picture: thing(thingIn(task)), isDial: true }, () =>
    ring(desk, face),
  );
  const tally = openTally(desk, {
    more: { picture: later, plain: true, label: () => text().later },
    less: { picture: earlier, label: () => text().earlier },
    go: { picture: bell, label: () => text().check },
    most: lastHour,
    start: desk.state[0] ?? start,
    onChange: (hour) => face.show(hour),
    onGo(hour) {
      const right = hour === n;
      if (right) face.show(hour, true);
      else desk.sound('oops');
      const line = right ? text().clockFits(n, partOf(n)) : text().clockOther(hour, n);
      const due = desk.answer({ right, response: [hour], line });
      if (due !== 'worked') return;
      desk.tell(words[desk.lang()].watch);
      const way = Math.sign(n - start);
      for (let i = 0; i <= Math.abs(n - start); i += 1)
        desk.clock.after(0.8 + i * 0.6, () => tally.set(start + way * i));
      desk.clock.after(2.8 + Math.abs(n - start) * 0.6, () => tally.set(start));
    },
  });
  const dress = (): void => {
    face.button.ariaLabel = text().clock(face.hour);
    tally.dress();
  };
  dress();
  return {
    dress,
    beckon() {
      tally.point(face.hour < n ? 'more' : face.hour > n ? 'less' : 'go');
      return text().shortHand;
    },
  };
};

const reading = (desk: Desk, task: CourseTask): Running => {
  const n = numberIn(task, 'n');
  const dial = n % 12 === 0 ? 12 : n % 12;
  const text = () => worldWords[desk.lang()];
  const face = new Face(desk, { picture: '', isDial: true }, () => ring(desk, face));
  const choices = openChoices(desk, numbersIn(task, 'choices'), (picked) => {
    const right = picked === dial;
    if (right) face.show(n, true);
    else desk.sound('oops');
    const line = right ? text().hourRead(n) : text().hourOther(picked);
    const due = desk.answer({ right, response: [picked], line });
    if (due === 'worked') choices.show(dial);
    if (due !== 'none') face.button.classList.add('shows-hand');
  });
  const dress = (): void => {
    face.button.ariaLabel = text().clock(n);
    choices.dress();
  };
  face.show(n);
  dress();
  return {
    dress,
    beckon() {
      face.button.classList.add('shows-hand');
      return text().shortHand;
    },
  };
};

/** Midday is left out: its sky is too near to the morning's. */
const choosable: readonly DayPart[] = ['morning', 'afternoon', 'night'];

/** When is it done? The sky turns to what is picked. */
const placing = (desk: Desk, task: CourseTask): Running => {
  const wanted = wordIn(task, 'part');
  const text = () => worldWords[desk.lang()];
  const face = new Face(desk, { picture: thing(thingIn(task)), isDial: false }, () =>
    ring(desk, face),
  );
  const choices = openThings(desk, choosable, (name) => {
    if (!isPart(name)) return;
    const right = name === wanted;
    face.show(hourOf[name], right);
    if (!right) desk.sound('oops');
    const line = right ? text().partFits(name) : text().partOther(name);
    const due = desk.answer({ right, response: [name], line });
    if (due === 'worked' && isPart(wanted)) choices.show(wanted);
  });
  const dress = (): void => {
    face.button.ariaLabel = words[desk.lang()].thing(thingIn(task));
    choices.dress();
  };
  face.show(hourOf.noon);
  dress();
  return { dress, beckon: () => text().lookAtSky };
};

export const clock: Activity = (desk, task) => {
  if (desk.step === 'look') return watching(desk, task);
  if (wordIn(task, 'part') !== '') return placing(desk, task);
  return numbersIn(task, 'choices').length > 0 ? reading(desk, task) : setting(desk, task);
};
