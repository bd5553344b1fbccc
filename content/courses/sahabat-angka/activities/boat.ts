/** Ducks board a boat of ten seats: one by one, or the whole group that fills what is empty. */
import type { Activity, CourseTask, Desk, Running } from '@nobi/kit/course';
import { ten } from '../playable.ts';
import { numberIn, numbersIn } from '../rules/args.ts';
import { Boat, countAboard } from '../scene/boat.ts';
import { openChoices } from '../scene/choices.ts';
import { openTally } from '../scene/tally.ts';
import { words } from '../text/text.ts';
import { thingPicture } from '../view/things.ts';

const flag =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M9 37V4" stroke="#6b3a00" stroke-width="5" stroke-linecap="round"/><path d="M11 6q12-5 24 2l-6 8 6 8q-12-6-24-1z" fill="#6b3a00"/></svg>';
const watching = (desk: Desk, task: CourseTask): Running => {
  const n = numberIn(task, 'n');
  const have = numberIn(task, 'have');
  const text = () => words[desk.lang()];
  const boat = new Boat(desk, task, () => {
    if (boat.count >= n) {
      desk.sound('hop');
      boat.rock();
      return;
    }
    boat.seat(boat.count + 1);
    desk.sound('count', 2 ** (boat.count / 12));
    if (boat.count === n)
      desk.tell(n === ten ? text().makesTen(have, n - have) : text().counted(n, 'duck'));
  });
  const dress = (): void => {
    boat.button.ariaLabel = text().addDuck;
  };
  boat.mark(n);
  dress();
  return {
    dress,
    beckon() {
      if (boat.count < n) boat.button.classList.add('is-beckoning');
      return '';
    },
  };
};

const loading = (desk: Desk, task: CourseTask): Running => {
  const n = numberIn(task, 'n');
  const text = () => words[desk.lang()];
  const boat = new Boat(desk, task, () => {
    desk.sound('hop');
    boat.rock();
  });
  const judge = (count: number): void => {
    const right = count === n;
    if (right) boat.leave();
    else {
      desk.sound('oops');
      boat.rock();
    }
    const line = right ? text().seatsFit(count) : text().seatsOther(count, n);
    const due = desk.answer({ right, response: [count], line });
    if (due !== 'none') boat.mark(n);
    if (due === 'worked') countAboard(desk, tally.set, n);
  };
  const tally = openTally(desk, {
    more: { picture: thingPicture('duck'), label: () => text().addDuck },
    less: { label: () => text().takeDuck },
    go: { picture: flag, label: () => text().sail },
    most: ten,
    start: desk.state[0] ?? 0,
    onChange: (count) => boat.seat(count),
    onGo: judge,
  });
  const dress = (): void => {
    boat.button.ariaLabel = text().things(boat.count, 'duck');
    tally.dress();
  };
  if (desk.help !== 'none') boat.mark(n);
  dress();
  return {
    dress,
    beckon() {
      tally.point(boat.count < n ? 'more' : boat.count > n ? 'less' : 'go');
      return text().seatsOther(boat.count, n);
    },
  };
};

const filling = (desk: Desk, task: CourseTask): Running => {
  const n = numberIn(task, 'n');
  const have = numberIn(task, 'have');
  const text = () => words[desk.lang()];
  const boat = new Boat(desk, task, () => {
    desk.sound('hop');
    boat.rock();
  });
  /** The picked group jumps in one by one; who finds no seat lands in the water. */
  const board = (group: number, then: () => void): void => {
    for (let i = 1; i <= group; i += 1)
      desk.clock.after(i * 0.22, () => {
        boat.seat(Math.min(ten, have + i), Math.max(0, have + i - ten));
        desk.sound(have + i > ten ? 'pop' : 'count', 2 ** (i / 12));
      });
    desk.clock.after(group * 0.22 + 0.35, then);
  };
  let isBusy = false;
  const pick = (group: number): void => {
    if (isBusy) return;
    isBusy = true;
    board(group, () => {
      const sum = have + group;
      const right = sum === n;
      if (right) boat.leave();
      else desk.sound('oops');
      const miss = sum > n ? text().tooMany(sum - n) : text().emptySeats(n - sum);
      const line = right ? text().makesTen(have, group) : miss;
      const due = desk.answer({ right, response: [have, group], line });
      if (right) return;
      desk.clock.after(1.6, () => {
        boat.seat(have);
        if (due !== 'none') boat.mark(n);
        if (due === 'worked') choices.show(n - have);
        isBusy = false;
      });
    });
  };
  const choices = openChoices(desk, numbersIn(task, 'choices'), pick);
  const dress = (): void => {
    boat.button.ariaLabel = text().things(have, 'duck');
    choices.dress();
  };
  if (desk.help !== 'none') boat.mark(n);
  dress();
  return {
    dress,
    beckon() {
      boat.mark(n);
      return text().lookAtSeats;
    },
  };
};

export const boat: Activity = (desk, task) => {
  if (desk.step === 'look') return watching(desk, task);
  return numbersIn(task, 'choices').length > 0 ? filling(desk, task) : loading(desk, task);
};
