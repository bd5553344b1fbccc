/** Who is called? Tap them in the order that was said: friends wave, animals munch, things fly over. */
import type { Activity, Desk } from '@nobi/kit/course';
import { shuffled } from '@nobi/kit/guest';
import { nameIn, namesIn, numberIn } from '../rules/args.ts';
import { entryOf } from '../rules/lexicon.ts';
import { callOf, selfOf } from '../rules/phrases.ts';
import { move, openFloor, spread } from '../scene/floor.ts';
import { type Choice, giveSnack, labelOf, makeChosen, nameTag } from '../scene/friend-cards.ts';
import { type Help, withHint } from '../scene/help.ts';
import { openSays, type Says, secondsFor, type Voice } from '../scene/says.ts';
import { words } from '../text/text.ts';

/** How the one that was called answers. */
const moves: Readonly<Record<string, string>> = {
  hello: 'is-waving',
  bye: 'is-leaving',
  feed: 'is-munching',
  ask: 'is-flying',
  find: 'is-hopping',
};

class Calling {
  readonly want: string[];
  #found: number;
  readonly things: Choice[];
  readonly #desk: Desk;
  readonly #says: Says;
  readonly #way: string;
  readonly #hint: number;

  constructor(desk: Desk, says: Says, task: Parameters<Activity>[1]) {
    this.#desk = desk;
    this.#says = says;
    this.#way = nameIn(task, 'way');
    this.#hint = numberIn(task, 'hint');
    this.want = namesIn(task, 'want');
    this.#found = Math.min(desk.state[0] ?? 0, this.want.length - 1);
    this.things = shuffled(desk.random, namesIn(task, 'of')).map((name) =>
      makeChosen(name, (it) => this.#pick(it)),
    );
  }

  #due(): string {
    return this.want[this.#found] ?? '';
  }

  #pick(chosen: Choice): void {
    const desk = this.#desk;
    const way = this.#way;
    nameTag(chosen);
    chosen.button.ariaLabel = labelOf(chosen, desk);
    if (chosen.name === this.#due()) this.#fit(chosen);
    else {
      desk.sound('oops');
      move(chosen.button, 'is-puzzled');
      const line = words[desk.lang()].isOther(chosen.name);
      const due = desk.answer({ right: false, response: [chosen.name], line });
      this.#says.line(selfOf(way, chosen.name), { after: secondsFor(line) });
      this.#desk.clock.after(secondsFor(line) + 1.4, () => this.say());
      this.help(due);
    }
  }

  #fit(chosen: Choice): void {
    const desk = this.#desk;
    const way = this.#way;
    move(chosen.button, moves[way] ?? 'is-hopping');
    desk.sound(way === 'feed' ? 'pop' : 'hop');
    if (way === 'feed') giveSnack(chosen);
    this.#found += 1;
    if (this.#found < this.want.length) {
      desk.keep([this.#found]);
      this.say();
      return;
    }
    const text = words[desk.lang()];
    const line = this.want.length > 1 ? text.heardAll : text.foundBySound(chosen.name);
    desk.answer({ right: true, response: [chosen.name], line });
    const answer = way === 'hello' ? `Hello! I'm ${entryOf(chosen.name).en}.` : undefined;
    if (answer) this.#says.line(answer, { after: secondsFor(line) });
  }

  say(line = '', after = 0): void {
    if (line !== '') this.#whole = line;
    this.#says.line(this.#whole, { pictures: this.want, after });
  }
  #whole = '';

  help(due: Help): void {
    this.#says.help(withHint(due, this.#hint));
    if (due === 'worked') this.point();
  }

  point(): void {
    for (const { name, button } of this.things)
      button.classList.toggle('is-beckoning', name === this.#due());
  }
}

export const pickWith =
  (voice: Voice): Activity =>
  (desk, task) => {
    const says = openSays(desk, voice);
    const floor = openFloor(desk);
    floor.dataset.way = nameIn(task, 'way');
    const calling = new Calling(desk, says, task);
    floor.append(...calling.things.map(({ button }) => button));
    calling.say(callOf(task), secondsFor(task.say[desk.lang()]));
    const dress = (): void => {
      for (const { name, button } of calling.things)
        button.ariaLabel = labelOf({ name, button }, desk);
      says.dress();
    };
    dress();
    desk.onFit(() =>
      spread(floor, {
        buttons: calling.things.map(({ button }) => button),
        largest: 210,
        below: 36,
      }),
    );
    calling.help(desk.help);
    return {
      dress,
      beckon() {
        says.help('scaffold');
        says.root.classList.add('is-beckoning');
        return words[desk.lang()].listen;
      },
    };
  };
