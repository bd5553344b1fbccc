/** An own string of lanterns: bundles and loose ones as the child likes, and Nobi says how many. */
import { type Desk, element, pressable, type Running } from '@nobi/kit/course';
import { hundred, oneFewer } from '../rules/tens.ts';
import { tensWords } from '../text/tens.ts';
import { words } from '../text/text.ts';
import { undoPicture } from '../view/icons.ts';
import { bundlePicture, onePicture, tensPicture } from '../view/tens.ts';
import { Bundles, soundOf } from './bundles.ts';

export const openOwnBundles = (desk: Desk): Running => {
  const text = () => tensWords[desk.lang()];
  let count = Math.min(hundred, Math.max(0, desk.state[0] ?? 0));
  const say = (): void => {
    if (count > 0) desk.tell(text().isNow(count));
  };
  const bundles = new Bundles(desk, say);
  const set = (next: number): void => {
    count = next;
    bundles.show({ lit: count, sign: count > 0 ? `${count}` : '', capacity: hundred });
    bundles.button.ariaLabel = text().lanterns(count);
    undo.disabled = count === 0;
    for (const { size, button } of stamps) button.disabled = count + size > hundred;
    desk.keep(count > 0 ? [count] : []);
  };
  const stamp = (size: number, picture: string, label: () => string) => {
    const button = pressable('stamp', picture, () => {
      set(count + size);
      soundOf(desk, count);
      say();
    });
    return { size, button, label };
  };
  const stamps = [
    stamp(10, bundlePicture, () => text().addTen),
    stamp(1, onePicture, () => text().addOne),
  ];
  const undo = pressable('tally-less', undoPicture, () => {
    desk.sound('tap', 0.8);
    set(oneFewer(count));
  });
  desk.controls.append(...stamps.map(({ button }) => button), undo);
  const dress = (): void => {
    undo.ariaLabel = words[desk.lang()].undo;
    for (const { button, label } of stamps) button.ariaLabel = label();
  };
  dress();
  set(count);
  return {
    dress,
    beckon: () => (count > 0 ? text().isNow(count) : text().addTen),
    work() {
      const picture = element('div', 'work lanterns-work');
      picture.innerHTML = tensPicture({
        lit: count,
        ghosts: 0,
        counted: 0,
        sign: `${count}`,
        capacity: 0,
      });
      return picture;
    },
  };
};
