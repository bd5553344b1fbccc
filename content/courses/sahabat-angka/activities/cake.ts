/** Candles on a cake: some are blown out, and one sees how many still burn. */
import type { CourseTask } from '@nobi/kit/course';
import { type Activity, type Desk, element, pressable, type Running } from '@nobi/kit/course';
import { numberIn } from '../args.ts';
import { words } from '../text.ts';
import { numberWords } from '../text-numbers.ts';
import { cakePicture } from './cake-picture.ts';
import { openTally } from './tally.ts';

const most = 10;

const blowPicture =
  '<svg viewBox="0 0 48 40" aria-hidden="true"><circle cx="13" cy="20" r="11" fill="#ffb56b"/><circle cx="10" cy="17" r="2.500" fill="#231a4d"/><ellipse cx="22" cy="23" rx="4" ry="3.500" fill="#7a1230"/><path d="M30 14q8-4 14-2M31 22h14M30 30q8 4 14 2" fill="none" stroke="#0e86b8" stroke-width="4" stroke-linecap="round"/></svg>';
const candlePicture =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><rect x="14" y="17" width="12" height="20" rx="5" fill="#8a6df5"/><path d="M14 25l12-5M14 33l12-5" stroke="#fff" stroke-width="3"/><path d="M20 2q8 9 0 13q-8-4 0-13z" fill="#ff9a2b"/></svg>';
const servePicture =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M4 18L32 8Q37 14 36 20L36 32H4Z" fill="#fff6ea" stroke="#6b3a00" stroke-width="3" stroke-linejoin="round"/><path d="M4 24H36" stroke="#d42b52" stroke-width="4"/></svg>';

interface Cake {
  show(of: number, lit: number): void;
  dance(): void;
  button: HTMLButtonElement;
}

const openCake = (desk: Desk, onPress: () => void): Cake => {
  const button = pressable('cake', '', onPress);
  desk.scene.append(button);
  return {
    button,
    show(of, lit) {
      button.innerHTML = cakePicture(of, lit);
      button.ariaLabel = numberWords[desk.lang()].candles(lit, of);
    },
    dance: () => button.classList.toggle('is-rocking'),
  };
};

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
      const shown = element('div', 'work');
      shown.innerHTML = cakePicture(of, lit);
      return shown;
    },
  };
};

export const cake: Activity = (desk, task) => {
  if (desk.step === 'make') return own(desk);
  return desk.step === 'look' ? watching(desk, task) : blowing(desk, task);
};
