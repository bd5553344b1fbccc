/** Riders get on and off; how many are there now? */
import type { CourseTask, Desk, Running } from '@nobi/kit/course';
import { numberIn, numbersIn, thingIn } from '../rules/args.ts';
import { Bus, honk, many } from '../scene/bus.ts';
import { openChoices } from '../scene/choices.ts';
import { numberWords } from '../text/numbers.ts';
import type { ThingName } from '../view/things.ts';

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

export const asking = (desk: Desk, task: CourseTask): Running => {
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
