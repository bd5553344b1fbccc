/** A bus of two decks: fill it to a number, or see how many there are after some got on or off. */
import type { CourseTask } from '@nobi/kit/course';
import { type Activity, type Desk, pressable, type Running } from '@nobi/kit/course';
import { numberIn, numbersIn, thingIn } from '../args.ts';
import { numberWords } from '../text-numbers.ts';
import { type ThingName, thingPicture } from '../things.ts';
import { type BusLook, busPicture } from './bus-picture.ts';
import { openChoices } from './choices.ts';
import { openOwnBus } from './own-bus.ts';
import { openTally } from './tally.ts';

const twenty = 20;
const full = 10;
const many = (name: ThingName, count: number): ThingName[] => Array<ThingName>(count).fill(name);

/** The bus in its street, the same in every form of the task. */
class Bus {
  readonly button: HTMLButtonElement;
  private look: BusLook = {
    riders: [],
    ghosts: 0,
    leaving: 0,
    waiting: [],
    sign: 0,
    counted: 0,
  };

  constructor(desk: Desk, onPress: () => void) {
    this.button = pressable('bus', '', onPress);
    desk.scene.append(this.button);
  }

  get count(): number {
    return this.look.riders.length;
  }

  show(look: Partial<BusLook>): void {
    this.look = { ...this.look, ...look };
    this.button.innerHTML = busPicture(this.look);
  }

  rock(): void {
    this.button.classList.toggle('is-rocking');
  }

  leave(): void {
    this.button.classList.add('is-leaving');
  }
}

const honk = (desk: Desk, bus: Bus): void => {
  desk.sound('hop', 0.6);
  bus.rock();
};

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
    desk.tell(text().watchTen);
    desk.clock.after(0.8, () => tally.set(full));
    for (let i = full + 1; i <= n; i += 1)
      desk.clock.after(1 + (i - full) * 0.6, () => {
        desk.sound('count', 2 ** ((i - full) / 12));
        tally.set(i);
      });
    desk.clock.after(2.6 + (n - full) * 0.6, () => tally.set(0));
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
    ten: { picture: tenPicture(name), label: () => text().tenOn },
    go: { picture: go, label: () => text().drive },
    most: twenty,
    start: desk.state[0] ?? 0,
    onChange: (count) => bus.show({ riders: many(name, count) }),
    onGo: judge,
  });
  const dress = (): void => {
    bus.button.ariaLabel = text().aboard(bus.count);
    tally.dress();
  };
  bus.show({ sign: n, ghosts: desk.help !== 'none' || numberIn(task, 'ghosts') === 1 ? n : 0 });
  dress();
  return {
    dress,
    beckon() {
      const left = n - bus.count;
      tally.point(left >= full ? 'ten' : left > 0 ? 'more' : left < 0 ? 'less' : 'go');
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

interface Moving {
  have: number;
  by: number;
  name: ThingName;
  counted: number;
  onDone(): void;
}

/** Whoever gets on or off does so one by one; the new ones may be counted on aloud. */
const move = (desk: Desk, bus: Bus, { have, by, name, counted, onDone }: Moving): void => {
  const steps = Math.abs(by);
  const pace = counted > 0 ? 0.6 : 0.28;
  for (let i = 1; i <= steps; i += 1)
    desk.clock.after(0.4 + i * pace, () => {
      bus.show({
        riders: many(name, have + Math.sign(by) * i),
        waiting: many(name, by > 0 ? by - i : i),
        leaving: Math.max(0, -by - i),
        counted,
      });
      desk.sound('count', 2 ** (i / 12));
    });
  desk.clock.after(0.9 + steps * pace, onDone);
};

const asking = (desk: Desk, task: CourseTask): Running => {
  const [have, by, name] = [numberIn(task, 'have'), numberIn(task, 'by'), thingIn(task)];
  const sum = have + by;
  const text = () => numberWords[desk.lang()];
  const bus = new Bus(desk, () => honk(desk, bus));
  const start = (): void =>
    bus.show({
      riders: many(name, have),
      waiting: many(name, Math.max(0, by)),
      leaving: Math.max(0, -by),
      counted: 0,
      sign: 0,
    });
  let isBusy = false;
  const pick = (picked: number): void => {
    if (isBusy) return;
    isBusy = true;
    bus.show({ sign: picked });
    const counted = desk.help === 'none' ? 0 : have + 1;
    move(desk, bus, { have, by, name, counted, onDone: () => judge(picked) });
  };
  const judge = (picked: number): void => {
    const right = picked === sum;
    if (right) bus.leave();
    else desk.sound('oops');
    const line = right ? text().busSum(have, by) : text().busIs(picked);
    const due = desk.answer({ right, response: [picked], line });
    if (right) return;
    // What is there now can be counted on the bus; then all is as before.
    if (due !== 'none') bus.show({ counted: by > 0 ? have + 1 : sum });
    desk.clock.after(2.8, () => {
      start();
      if (due === 'worked') choices.show(sum);
      isBusy = false;
    });
  };
  const choices = openChoices(desk, numbersIn(task, 'choices'), pick);
  const dress = (): void => {
    bus.button.ariaLabel = text().aboard(have);
    choices.dress();
  };
  start();
  dress();
  return {
    dress,
    beckon() {
      if (!isBusy) bus.show({ counted: by > 0 ? have : sum + 1 });
      return by > 0 ? text().countOn(have) : text().countBack(have);
    },
  };
};

export const bus: Activity = (desk, task) => {
  if (desk.step === 'make') return openOwnBus(desk, task);
  if (desk.step === 'look') return watching(desk, task);
  return numbersIn(task, 'choices').length > 0 ? asking(desk, task) : loading(desk, task);
};
