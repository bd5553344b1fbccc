/** A clock under a sky that follows its hour: set it, read it, or pick the part of a day. */
import type { Activity, CourseTask, Desk, Running } from '@nobi/kit/course';
import { numberIn, numbersIn, thingIn, wordIn } from '../rules/args.ts';
import { openChoices, openThings } from '../scene/choices.ts';
import { bell, earlier, Face, later, ring } from '../scene/clock.ts';
import { openTally } from '../scene/tally.ts';
import { words } from '../text/text.ts';
import { worldWords } from '../text/world.ts';
import { type DayPart, hourOf, isPart, partOf } from '../view/day.ts';
import { thing } from '../view/things.ts';

const lastHour = 23;
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
