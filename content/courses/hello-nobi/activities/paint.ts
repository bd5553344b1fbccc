/** Paint it in the colours that were said: what is tapped is what it gets, and the figure wakes up. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { shuffled } from '@nobi/kit/guest';
import { nameIn, namesIn, numberIn } from '../args.ts';
import { figure, zonesOf } from '../figures.ts';
import { move, openFloor } from '../floor.ts';
import { type Help, withHint } from '../help.ts';
import { capital, colourNames, entryOf } from '../lexicon.ts';
import { fillOf, paints, pot } from '../paints.ts';
import { paintOf } from '../phrases.ts';
import { pictureOf } from '../pictures.ts';
import { openSays, type Says, secondsFor, type Voice } from '../says.ts';
import { words } from '../text.ts';

interface Pot {
  name: string;
  button: HTMLButtonElement;
}

/** Pots of paint, each with a thing of its colour on the label, for eyes that tell colours apart badly. */
export const openPots = (
  desk: Desk,
  names: readonly string[],
  onPick: (name: string) => void,
): Pot[] =>
  names.map((name) => {
    const button = pressable('pot', pot(name) + pictureOf(paints[name]?.sign ?? ''), () =>
      onPick(name),
    );
    button.dataset.name = name;
    desk.controls.append(button);
    return { name, button };
  });

export const dressPots = (desk: Desk, pots: readonly Pot[]): void => {
  for (const { name, button } of pots) button.ariaLabel = words[desk.lang()].paintWith(name);
};

class Painting {
  private readonly desk: Desk;
  private readonly says: Says;
  private readonly want: string[];
  private readonly name: string;
  private readonly board = element('div', 'easel');
  /** Zones painted as asked for. */
  private done: number;
  private splash: string | null = null;

  constructor(desk: Desk, says: Says, task: Parameters<Activity>[1]) {
    this.desk = desk;
    this.says = says;
    this.want = namesIn(task, 'want');
    this.name = nameIn(task, 'figure');
    this.done = Math.min(desk.state[0] ?? 0, this.want.length - 1);
    this.show();
  }

  get root(): HTMLElement {
    return this.board;
  }

  due(): string {
    return this.want[this.done] ?? '';
  }

  private show(): void {
    const zones = Array.from({ length: zonesOf(this.name) }, (_, zone) => {
      if (zone < this.done) return fillOf(this.want[zone]);
      return zone === this.done && this.splash ? fillOf(this.splash) : fillOf(undefined);
    });
    this.board.innerHTML = figure(this.name, { fills: zones, next: this.done });
  }

  /** Answers the help that is due. */
  paint(colour: string): Help {
    const { desk } = this;
    const text = words[desk.lang()];
    if (colour !== this.due()) {
      this.splash = colour;
      this.show();
      desk.sound('oops');
      move(this.board, 'is-puzzled');
      const line = text.isColour(colour);
      const due = desk.answer({ right: false, response: [colour], line });
      this.says.line(`${capital(entryOf(colour).en)}!`, { after: secondsFor(line) });
      desk.clock.after(secondsFor(line) + 1.3, () => {
        if (!this.board.isConnected) return;
        this.splash = null;
        this.show();
        this.ask();
      });
      return due;
    }
    this.splash = null;
    this.done += 1;
    this.show();
    desk.sound('count', 2 ** (this.done / 6));
    if (this.done < this.want.length) {
      desk.keep([this.done]);
      return desk.help;
    }
    move(this.board, 'is-alive');
    const line = this.want.length > 1 ? text.heardAll : text.painted(colour);
    return desk.answer({ right: true, response: [colour], line });
  }

  ask(after = 0): void {
    this.says.line(paintOf(this.want), { pictures: this.want, after });
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
