/** Paint it in the colours that were said: what is tapped is what it gets, and the figure wakes up. */
import { type Activity, type Desk, element } from '@nobi/kit/course';
import { shuffled } from '@nobi/kit/guest';
import { nameIn, namesIn, numberIn } from '../rules/args.ts';
import { capital, entryOf } from '../rules/lexicon.ts';
import { paintOf } from '../rules/phrases.ts';
import { move, openFloor } from '../scene/floor.ts';
import { type Help, withHint } from '../scene/help.ts';
import { dressPots, openPots } from '../scene/pots.ts';
import { openSays, type Says, secondsFor, type Voice } from '../scene/says.ts';
import { words } from '../text/text.ts';
import { figure, zonesOf } from '../view/figures.ts';
import { fillOf } from '../view/paints.ts';

class Painting {
  readonly #desk: Desk;
  readonly #says: Says;
  readonly #want: string[];
  readonly #name: string;
  readonly #board = element('div', 'easel');
  /** Zones painted as asked for. */
  #done: number;
  #splash: string | null = null;

  constructor(desk: Desk, says: Says, task: Parameters<Activity>[1]) {
    this.#desk = desk;
    this.#says = says;
    this.#want = namesIn(task, 'want');
    this.#name = nameIn(task, 'figure');
    this.#done = Math.min(desk.state[0] ?? 0, this.#want.length - 1);
    this.#show();
  }

  get root(): HTMLElement {
    return this.#board;
  }

  due(): string {
    return this.#want[this.#done] ?? '';
  }

  #show(): void {
    const zones = Array.from({ length: zonesOf(this.#name) }, (_, zone) => {
      if (zone < this.#done) return fillOf(this.#want[zone]);
      return zone === this.#done && this.#splash ? fillOf(this.#splash) : fillOf(undefined);
    });
    this.#board.innerHTML = figure(this.#name, { fills: zones, next: this.#done });
  }

  /** Answers the help that is due. */
  paint(colour: string): Help {
    const desk = this.#desk;
    const text = words[desk.lang()];
    if (colour !== this.due()) {
      this.#splash = colour;
      this.#show();
      desk.sound('oops');
      move(this.#board, 'is-puzzled');
      const line = text.isColour(colour);
      const due = desk.answer({ right: false, response: [colour], line });
      this.#says.line(`${capital(entryOf(colour).en)}!`, { after: secondsFor(line) });
      desk.clock.after(secondsFor(line) + 1.3, () => {
        if (!this.#board.isConnected) return;
        this.#splash = null;
        this.#show();
        this.ask();
      });
      return due;
    }
    this.#splash = null;
    this.#done += 1;
    this.#show();
    desk.sound('count', 2 ** (this.#done / 6));
    if (this.#done < this.#want.length) {
      desk.keep([this.#done]);
      return desk.help;
    }
    move(this.#board, 'is-alive');
    const line = this.#want.length > 1 ? text.heardAll : text.painted(colour);
    return desk.answer({ right: true, response: [colour], line });
  }

  ask(after = 0): void {
    this.#says.line(paintOf(this.#want), { pictures: this.#want, after });
  }
}

export const paintWith =
  (voice: Voice): Activity =>
  (desk, task) => {
    const says = openSays(desk, voice);
    const floor = openFloor(desk);
    const painting = new Painting(desk, says, task);
    floor.append(painting.root);
    const help = (due: Help): void => {
      says.help(withHint(due, numberIn(task, 'hint')));
      for (const { name, button } of pots)
        button.classList.toggle('is-beckoning', due === 'worked' && name === painting.due());
    };
    const offered = shuffled(desk.random, namesIn(task, 'of'));
    const pots = openPots(desk, offered, (name) => help(painting.paint(name)));
    for (const { button } of pots) button.dataset.answer = '';
    const dress = (): void => {
      dressPots(desk, pots);
      says.dress();
    };
    dress();
    painting.ask(secondsFor(task.say[desk.lang()]));
    help(desk.help);
    return {
      dress,
      beckon() {
        says.help('scaffold');
        return words[desk.lang()].pickPot;
      },
    };
  };
