/** Things that hop when they are counted; then one picks the friend with that number. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { numberIn, numbersIn, thingIn } from '../rules/args.ts';
import { cellsFor } from '../scene/cells.ts';
import { openChoices } from '../scene/choices.ts';
import { words } from '../text/text.ts';
import { friendPicture } from '../view/friends.ts';
import { thingPicture } from '../view/things.ts';

interface Creature {
  button: HTMLButtonElement;
  number: HTMLElement;
}

/** The herd knows how many of it have been counted, and in which order. */
class Herd {
  readonly creatures: Creature[];
  #counted = 0;
  readonly #desk: Desk;

  constructor(desk: Desk, picture: string, options: { size: number; onAll(): void }) {
    this.#desk = desk;
    this.creatures = Array.from({ length: options.size }, () => {
      const number = element('span', 'tag');
      const button = pressable('creature', picture, () => this.#count({ button, number }, options));
      button.append(number);
      desk.scene.append(button);
      return { button, number };
    });
  }

  #count({ button, number }: Creature, { onAll }: { onAll(): void }): void {
    hop(button);
    if (number.textContent !== '') {
      this.#desk.sound('hop');
      return;
    }
    this.#counted += 1;
    this.#desk.sound('count', 2 ** (this.#counted / 12));
    number.textContent = `${this.#counted}`;
    this.#desk.keep([this.#counted]);
    if (this.#counted === this.creatures.length) onAll();
  }

  /** Counts the rest aloud, one after the other. */
  countAll(): void {
    const open = this.creatures.filter(({ number }) => number.textContent === '');
    for (const [i, { button }] of open.entries())
      this.#desk.clock.after(0.7 * i + 0.6, () => {
        if (button.isConnected) button.click();
      });
  }

  celebrate(): void {
    for (const [i, { button }] of this.creatures.entries())
      this.#desk.clock.after(i * 0.07, () => hop(button));
  }
}

const hop = (button: HTMLElement): void => {
  button.classList.remove('is-hopping');
  // Reading a size restarts the animation.
  void button.offsetWidth;
  button.classList.add('is-hopping');
};

const spread = (desk: Desk, herd: Herd, host: HTMLElement | null): void => {
  const space = { width: desk.scene.clientWidth - 24, height: desk.scene.clientHeight - 40 };
  const wide = space.width > space.height * 1.25;
  // The friend who is introduced stands to the left, or above on a phone.
  const share = host ? 0.36 : 0;
  const left = wide ? space.width * share : 0;
  const top = wide ? 0 : space.height * share;
  const { size, places } = cellsFor(
    herd.creatures.length,
    { width: space.width - left, height: space.height - top },
    host ? 170 : 210,
  );
  for (const [i, { button }] of herd.creatures.entries()) {
    const place = places[i] ?? { x: 0, y: 0 };
    button.style.cssText = `width:${size}px;height:${size}px;left:${12 + left + place.x - size / 2}px;top:${12 + top + place.y - size / 2}px`;
  }
  if (!host) return;
  const hostSize = wide ? Math.min(left * 0.92, space.height * 0.9, 340) : Math.min(top, 220);
  host.style.cssText = `width:${hostSize}px;height:${hostSize}px;left:${wide ? 12 + (left - hostSize) / 2 : 12 + (space.width - hostSize) / 2}px;top:${wide ? 12 + (space.height - hostSize) / 2 : 4}px`;
};

const makeHost = (desk: Desk, number: number): HTMLButtonElement | null => {
  if (number === 0) return null;
  const host = pressable('host', friendPicture(number, { digit: true }), () => {
    desk.sound('right');
    hop(host);
    desk.tell(words[desk.lang()].iAm(number));
  });
  desk.scene.append(host);
  return host;
};

export const count: Activity = (desk, task) => {
  const n = numberIn(task, 'n');
  const thing = thingIn(task);
  const text = () => words[desk.lang()];
  const host = makeHost(desk, numberIn(task, 'friend'));
  const herd = new Herd(desk, thingPicture(thing), {
    size: n,
    onAll: () => host && desk.tell(text().counted(n, thing)),
  });
  const help = (due: typeof desk.help): void => {
    if (due !== 'none') herd.countAll();
    if (due === 'worked') choices.show(n);
  };
  const choices = openChoices(desk, numbersIn(task, 'choices'), (picked) => {
    const right = picked === n;
    if (right) herd.celebrate();
    else desk.sound('oops');
    const line = right ? text().counted(n, thing) : text().notThatMany(picked);
    help(desk.answer({ right, response: [picked], line }));
  });
  const dress = (): void => {
    if (host) host.ariaLabel = text().friend(numberIn(task, 'friend'));
    for (const { button } of herd.creatures) button.ariaLabel = text().thing(thing);
    choices.dress();
  };
  desk.onFit(() => spread(desk, herd, host));
  dress();
  if (desk.step !== 'look') help(desk.help);
  return {
    dress,
    beckon() {
      const open = herd.creatures.find(({ number }) => number.textContent === '');
      open?.button.classList.add('is-beckoning');
      return text().tapEach;
    },
  };
};
