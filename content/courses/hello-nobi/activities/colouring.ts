/** A figure to colour as one likes. */
import { type Activity, element } from '@nobi/kit/course';
import { nameIn, namesIn } from '../rules/args.ts';
import { capital, colourNames, entryOf } from '../rules/lexicon.ts';
import { openFloor } from '../scene/floor.ts';
import { dressPots, openPots } from '../scene/pots.ts';
import { openSays, secondsFor, type Voice } from '../scene/says.ts';
import { figure, zonesOf } from '../view/figures.ts';
import { fillOf } from '../view/paints.ts';

/** An own picture: each tap paints the part that shimmers; a touched part is the next one. */
export const colouringWith =
  (voice: Voice): Activity =>
  (desk, task) => {
    const name = nameIn(task, 'figure');
    const zones = zonesOf(name);
    const fills = Array.from({ length: zones }, (_, zone) => desk.state[zone] ?? 0);
    let next = Math.max(0, fills.indexOf(0));
    const says = openSays(desk, voice);
    const floor = openFloor(desk);
    const board = element('div', 'easel is-large');
    floor.append(board);
    const drawn = (shimmer: boolean): string =>
      figure(name, {
        fills: fills.map((each) => fillOf(colourNames[each - 1])),
        next: shimmer ? next : -1,
      });
    const show = (): void => {
      board.innerHTML = drawn(true);
    };
    board.addEventListener('pointerdown', (event) => {
      const zone = event.target instanceof Element ? event.target.getAttribute('data-zone') : null;
      if (zone === null) return;
      next = Number(zone);
      desk.sound('tap');
      show();
    });
    const pots = openPots(desk, namesIn(task, 'of'), (colour) => {
      fills[next] = colourNames.indexOf(colour) + 1;
      desk.sound('count', 2 ** (next / 12));
      says.line(`${capital(entryOf(colour).en)}!`);
      next = (next + 1) % zones;
      desk.keep([...fills]);
      show();
    });
    const dress = (): void => {
      dressPots(desk, pots);
      says.dress();
    };
    says.line('Red? Blue? Green?', {
      mute: desk.state.length > 0,
      after: secondsFor(task.say[desk.lang()]),
    });
    dress();
    show();
    return {
      dress,
      beckon: () => '',
      work() {
        const copy = element('div', 'work');
        copy.innerHTML = drawn(false);
        return copy;
      },
    };
  };
