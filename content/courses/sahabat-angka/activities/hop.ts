/** A frog on the number line of the pond: it hops on or back, and is glad when it lands at the fly. */
import { type Activity, type CourseTask, type Desk, element, type Running } from '@nobi/kit/course';
import { numberIn, numbersIn } from '../rules/args.ts';
import { openChoices } from '../scene/choices.ts';
import { most, Pond, travel } from '../scene/pond.ts';
import { openTally } from '../scene/tally.ts';
import { numberWords } from '../text/numbers.ts';
import { orderPicture } from '../view/pond.ts';

const watching = (desk: Desk, task: CourseTask): Running => {
  const [from, by] = [numberIn(task, 'from'), numberIn(task, 'by')];
  const text = () => numberWords[desk.lang()];
  const goal = from + by;
  const pond = new Pond(desk, task, () => {
    if (pond.frog === goal) {
      desk.sound('hop');
      pond.show({ eats: true });
      return;
    }
    const frog = pond.frog + Math.sign(by);
    pond.show({ frog, trail: trailOf(from, frog - from) });
    desk.sound('count', 2 ** ((frog - from) / 12));
    if (frog !== goal) return;
    pond.show({ fly: -1, eats: true });
    desk.sound('pop');
    desk.tell(text().hopsFit(from, by));
  });
  pond.show({ fly: goal });
  const dress = (): void => {
    pond.button.ariaLabel = by > 0 ? text().hop : text().hopBack;
  };
  dress();
  return {
    dress,
    beckon() {
      if (pond.frog !== goal) pond.button.classList.add('is-beckoning');
      return '';
    },
  };
};
const hopSign = (by: number): string =>
  `<svg viewBox="0 0 40 40" aria-hidden="true"><path d="${by > 0 ? 'M5 32Q18 2 34 26M34 26l1-11M34 26l-11-2' : 'M35 32Q22 2 6 26M6 26l-1-11M6 26l11-2'}" fill="none" stroke="#0b7f5a" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
const snap =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M4 16Q20 6 36 16Q30 36 20 36Q10 36 4 16Z" fill="#7a1230"/><path d="M14 26q6-6 12 0v8q-6 8-12 0z" fill="#ff7a8c"/></svg>';

/** The child hops: just as often as the order says, then snap. */
const hopping = (desk: Desk, task: CourseTask): Running => {
  const [from, by] = [numberIn(task, 'from'), numberIn(task, 'by')];
  const wanted = Math.abs(by);
  const text = () => numberWords[desk.lang()];
  const isShown = numberIn(task, 'fly') === 1 || desk.help !== 'none';
  const pond = new Pond(desk, task, () => desk.sound('hop'));
  const order = element('div', 'wish');
  order.innerHTML = orderPicture(by);
  desk.scene.append(order);
  const reach = by > 0 ? most - from : from;
  const showAt = (hops: number): void => {
    const way = Math.sign(by) * hops;
    pond.show({ frog: from + way, trail: trailOf(from, way), eats: false });
  };
  const judge = (hops: number): void => {
    const right = hops === wanted;
    pond.show({ fly: right ? -1 : from + by, eats: true });
    desk.sound(right ? 'pop' : 'oops');
    const line = right ? text().hopsFit(from, by) : text().hopsOther(hops, wanted);
    const due = desk.answer({ right, response: [hops], line });
    if (due !== 'worked') return;
    desk.clock.after(1.4, () => tally.set(0));
    for (let i = 1; i <= wanted; i += 1) desk.clock.after(1.6 + i * 0.6, () => tally.set(i));
    desk.clock.after(3 + wanted * 0.6, () => tally.set(0));
  };
  const tally = openTally(desk, {
    more: {
      picture: hopSign(by),
      plain: true,
      label: () => (by > 0 ? text().hop : text().hopBack),
    },
    less: { picture: hopSign(-by), label: () => (by > 0 ? text().hopBack : text().hop) },
    go: { picture: snap, label: () => text().lick },
    most: Math.min(reach, wanted + 5),
    start: desk.state[0] ?? 0,
    onChange: showAt,
    onGo: judge,
  });
  const dress = (): void => {
    pond.button.ariaLabel = text().frogAt(pond.frog);
    tally.dress();
  };
  pond.show({ fly: isShown ? from + by : -1 });
  dress();
  return {
    dress,
    beckon() {
      const hops = Math.abs(pond.frog - from);
      tally.point(hops < wanted ? 'more' : hops > wanted ? 'less' : 'go');
      return text().countHops;
    },
  };
};
export const hop: Activity = (desk, task) => {
  if (desk.step === 'look') return watching(desk, task);
  return numbersIn(task, 'choices').length > 0 ? asking(desk, task) : hopping(desk, task);
};

export const trailOf = (from: number, by: number): number[] =>
  Array.from({ length: Math.abs(by) }, (_, i) => from + Math.sign(by) * (i + 1));

/** The child says where it will land, or how many hops it takes; the frog shows what comes of it. */
export const asking = (desk: Desk, task: CourseTask): Running => {
  const [from, by] = [numberIn(task, 'from'), numberIn(task, 'by')];
  const isAway = task.args.asks === 'hops';
  const goal = from + by;
  const answer = isAway ? Math.abs(by) : goal;
  const text = () => numberWords[desk.lang()];
  const pond = new Pond(desk, task, () => desk.sound('hop'));
  if (!isAway) {
    const order = element('div', 'wish');
    order.innerHTML = orderPicture(by);
    desk.scene.append(order);
  }
  const start = (): void =>
    pond.show({ frog: from, fly: isAway ? goal : -1, trail: [], eats: false });
  let isBusy = false;
  const pick = (picked: number): void => {
    if (isBusy) return;
    isBusy = true;
    const way = isAway ? Math.sign(by) * picked : by;
    if (!isAway) pond.show({ fly: picked });
    const pace = desk.help === 'none' ? 0.34 : 0.6;
    desk.clock.after(travel(desk, pond, { by: way, pace }), () => judge(picked));
  };
  const lineFor = (picked: number): string => {
    if (picked === answer) return isAway ? text().hopsFound(from, goal) : text().hopsFit(from, by);
    return isAway ? text().hopsLanded(picked, pond.frog) : text().landed(pond.frog, picked);
  };
  const judge = (picked: number): void => {
    const right = picked === answer;
    desk.sound(right ? 'pop' : 'oops');
    if (right) pond.show({ fly: -1, eats: true });
    const due = desk.answer({ right, response: [picked], line: lineFor(picked) });
    if (right) return;
    desk.clock.after(2.4, () => {
      start();
      // The way stays marked: it can be counted leaf by leaf.
      if (due !== 'none') pond.show({ trail: trailOf(from, by) });
      if (due === 'worked') choices.show(answer);
      isBusy = false;
    });
  };
  const choices = openChoices(desk, numbersIn(task, 'choices'), pick);
  const dress = (): void => {
    pond.button.ariaLabel = text().frogAt(pond.frog);
    choices.dress();
  };
  start();
  if (desk.help !== 'none') pond.show({ trail: trailOf(from, by) });
  dress();
  return {
    dress,
    beckon() {
      if (!isBusy) pond.show({ trail: trailOf(from, by).slice(0, 1) });
      return text().countHops;
    },
  };
};
