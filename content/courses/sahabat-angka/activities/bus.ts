/** A bus of two decks: fill it to a number, or see how many there are after some got on or off. */
import type { Activity, CourseTask, Desk, Running } from '@nobi/kit/course';
import { numberIn, numbersIn, thingIn } from '../rules/args.ts';
import { hasTen, loadedBy } from '../rules/loading.ts';
import { Bus, honk, many } from '../scene/bus.ts';
import { openOwnBus } from '../scene/own-bus.ts';
import { openTally } from '../scene/tally.ts';
import { numberWords } from '../text/numbers.ts';
import { words } from '../text/text.ts';
import type { BusLook } from '../view/bus.ts';
import { type ThingName, thingPicture } from '../view/things.ts';
import { asking } from './bus-changes.ts';

const twenty = 20;
const full = 10;
/** Each tap lets one on, or off, until the number of the scene is reached. */
const watching = (desk: Desk, task: CourseTask): Running => {
  const [n, have, name] = [numberIn(task, 'n'), numberIn(task, 'have'), thingIn(task)];
  const text = () => numberWords[desk.lang()];
  const way = Math.sign(n - have);
  const stillToGo = (count: number): Partial<BusLook> =>
    way > 0
      ? { ghosts: n, waiting: many(name, n - count) }
      : { leaving: count - n, waiting: many(name, have - count) };
  const bus = new Bus(desk, () => {
    if (bus.count === n) return honk(desk, bus);
    const count = bus.count + way;
    bus.show({ riders: many(name, count), ...stillToGo(count) });
    desk.sound('count', 2 ** ((count - have + 5) / 12));
    if (count === n) desk.tell(way > 0 ? text().isNow(n) : text().isLeft(n));
  });
  bus.show({ riders: many(name, have), ...stillToGo(have) });
  const dress = (): void => {
    bus.button.ariaLabel = way > 0 ? text().getOn : text().getOff;
  };
  dress();
  return {
    dress,
    beckon() {
      if (bus.count !== n) bus.button.classList.add('is-beckoning');
      return '';
    },
  };
};

const go =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="15" fill="none" stroke="#6b3a00" stroke-width="5"/><circle cx="20" cy="20" r="5" fill="#6b3a00"/><path d="M6 21h10M24 21h10M20 25v9" stroke="#6b3a00" stroke-width="4"/></svg>';

const loading = (desk: Desk, task: CourseTask): Running => {
  const [n, name] = [numberIn(task, 'n'), thingIn(task)];
  const text = () => numberWords[desk.lang()];
  const bus = new Bus(desk, () => honk(desk, bus));
  const workOut = (): void => {
    const steps = loadedBy(n);
    desk.tell(hasTen(n) ? text().watchTen : words[desk.lang()].watch);
    for (const [at, count] of steps.entries())
      desk.clock.after(0.9 + at * 0.6, () => {
        if (at > 0 || !hasTen(n)) desk.sound('count', 2 ** (at / 12));
        tally.set(count);
      });
    desk.clock.after(2.2 + steps.length * 0.6, () => tally.set(0));
  };
  const judge = (count: number): void => {
    const right = count === n;
    if (right) bus.leave();
    else {
      desk.sound('oops');
      bus.rock();
    }
    const line = right ? text().busFits(n) : text().busOther(count, n);
    const due = desk.answer({ right, response: [count], line });
    if (due !== 'none') bus.show({ ghosts: n });
    if (due === 'worked') workOut();
  };
  const tally = openTally(desk, {
    more: { picture: thingPicture(name), label: () => text().getOn },
    less: { label: () => text().getOff },
    ...(hasTen(n) && { ten: { picture: tenPicture(name), label: () => text().tenOn } }),
    go: { picture: go, label: () => text().drive },
    most: hasTen(n) ? twenty : full,
    start: desk.state[0] ?? 0,
    onChange: (count) => bus.show({ riders: many(name, count) }),
    onGo: judge,
  });
  const dress = (): void => {
    bus.button.ariaLabel = text().signed(bus.count, n);
    tally.dress();
  };
  bus.show({ sign: n, ghosts: desk.help !== 'none' || numberIn(task, 'ghosts') === 1 ? n : 0 });
  dress();
  return {
    dress,
    beckon() {
      const left = n - bus.count;
      tally.point(left >= full && hasTen(n) ? 'ten' : left > 0 ? 'more' : left < 0 ? 'less' : 'go');
      return text().busOther(bus.count, n);
    },
  };
};

/** Ten small ones in their frame. */
const tenPicture = (name: ThingName): string =>
  `<svg viewBox="0 0 100 56" aria-hidden="true">${Array.from(
    { length: full },
    (_, i) =>
      `<circle cx="${10 + (i % 5) * 20}" cy="${i < 5 ? 16 : 40}" r="9" fill="${
        name === 'frog' ? '#3fbf6e' : '#f2b01e'
      }" stroke="#231a4d" stroke-width="2"/>`,
  ).join('')}</svg>`;
export const bus: Activity = (desk, task) => {
  if (desk.step === 'make') return openOwnBus(desk, task);
  if (desk.step === 'look') return watching(desk, task);
  return numbersIn(task, 'choices').length > 0 ? asking(desk, task) : loading(desk, task);
};
