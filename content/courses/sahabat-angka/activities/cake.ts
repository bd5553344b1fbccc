/** Candles on a cake: some are blown out, and one sees how many still burn. */
import {
  type Activity,
  type CourseTask,
  type Desk,
  element,
  pressable,
  type Running,
} from '@nobi/kit/course';
import { numberIn } from '../rules/args.ts';
import { blowPicture, candlePicture, openCake, servePicture } from '../scene/cake.ts';
import { openTally } from '../scene/tally.ts';
import { numberWords } from '../text/numbers.ts';
import { words } from '../text/text.ts';
import { cakePicture } from '../view/cake.ts';

const most = 10;
const watching = (desk: Desk, task: CourseTask): Running => {
  const [have, by] = [numberIn(task, 'have'), numberIn(task, 'by')];
  let blown = 0;
  const cake = openCake(desk, () => {
    if (blown === by) {
      desk.sound('hop');
      cake.dance();
      return;
    }
    blown += 1;
    desk.sound('pop', 1 - blown * 0.05);
    cake.show(have, have - blown);
    if (blown === by) desk.tell(numberWords[desk.lang()].cakeFits(have, by));
  });
  cake.show(have, have);
  return {
    dress: () => cake.show(have, have - blown),
    beckon() {
      if (blown < by) cake.button.classList.add('is-beckoning');
      return '';
    },
  };
};

/** As many as asked are blown out, then the cake is served. */
const blowing = (desk: Desk, task: CourseTask): Running => {
  const [have, by] = [numberIn(task, 'have'), numberIn(task, 'by')];
  const text = () => numberWords[desk.lang()];
  const cake = openCake(desk, () => {
    desk.sound('hop');
    cake.dance();
  });
  const workOut = (): void => {
    desk.tell(words[desk.lang()].watch);
    for (let i = 0; i <= by; i += 1)
      desk.clock.after(0.8 + i * 0.7, () => {
        desk.sound('count', 2 ** (-i / 12));
        tally.set(i);
      });
    desk.clock.after(2.4 + by * 0.7, () => tally.set(0));
  };
  const tally = openTally(desk, {
    more: { picture: blowPicture, plain: true, label: () => text().blow },
    less: { picture: candlePicture, label: () => text().light },
    go: { picture: servePicture, label: () => text().serve },
    most: have,
    start: desk.state[0] ?? 0,
    onChange: (blown) => cake.show(have, have - blown),
    onGo(blown) {
      const right = blown === by;
      if (right) cake.dance();
      else desk.sound('oops');
      const line = right ? text().cakeFits(have, by) : text().cakeOther(blown, by);
      if (desk.answer({ right, response: [blown], line }) === 'worked') workOut();
    },
  });
  return {
    dress() {
      cake.show(have, have - tally.count);
      tally.dress();
    },
    beckon() {
      tally.point(tally.count < by ? 'more' : tally.count > by ? 'less' : 'go');
      return text().cakeOther(tally.count, by);
    },
  };
};

/** An own cake: candles are put on and blown out at will; what is kept is how many there are and burn. */
const own = (desk: Desk): Running => {
  const text = () => numberWords[desk.lang()];
  let [of, lit] = [Math.min(most, desk.state[0] ?? 0), Math.min(most, desk.state[1] ?? 0)];
  const cake = openCake(desk, () => {
    desk.sound('hop');
    cake.dance();
  });
  const set = (nextOf: number, nextLit: number): void => {
    [of, lit] = [nextOf, nextLit];
    cake.show(of, lit);
    more.disabled = of === most;
    blow.disabled = lit === 0;
    desk.keep(of > 0 ? [of, lit] : []);
    if (of > lit) desk.tell(text().ownCake(of, lit));
  };
  const more = pressable('tally-more', candlePicture, () => {
    desk.sound('count', 2 ** (of / 12));
    set(Math.min(most, of + 1), of + 1 > most ? lit : lit + 1);
  });
  const blow = pressable('tally-more', blowPicture, () => {
    desk.sound('pop', 0.8);
    set(of, Math.max(0, lit - 1));
  });
  const dress = (): void => {
    more.ariaLabel = text().light;
    blow.ariaLabel = text().blow;
  };
  desk.controls.append(more, blow);
  dress();
  set(of, lit);
  return {
    dress() {
      dress();
      cake.show(of, lit);
    },
    beckon: () => text().ownCake(of, lit),
    work() {
      const plate = element('div', 'work');
      plate.innerHTML = cakePicture(of, lit);
      return plate;
    },
  };
};

export const cake: Activity = (desk, task) => {
  if (desk.step === 'make') return own(desk);
  return desk.step === 'look' ? watching(desk, task) : blowing(desk, task);
};
