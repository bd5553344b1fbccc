/** Who is called? Tap them in the order that was said: friends wave, animals munch, things fly over. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { shuffled } from '@nobi/kit/guest';
import { nameIn, namesIn, numberIn } from '../args.ts';
import { move, openFloor, spread } from '../floor.ts';
import { type Help, withHint } from '../help.ts';
import { capital, entryOf, fullNameOf, meaningOf } from '../lexicon.ts';
import { callOf, selfOf } from '../phrases.ts';
import { pictureOf } from '../pictures.ts';
import { openSays, type Says, secondsFor, type Voice } from '../says.ts';
import { words } from '../text.ts';

/** How the one that was called answers. */
const moves: Readonly<Record<string, string>> = {
  hello: 'is-waving',
  bye: 'is-leaving',
  feed: 'is-munching',
  ask: 'is-flying',
  find: 'is-hopping',
};

interface Chosen {
  name: string;
  button: HTMLButtonElement;
}

const makeChosen = (name: string, onPick: (chosen: Chosen) => void): Chosen => {
  const button = pressable('thing', pictureOf(name), () => onPick({ name, button }));
  button.dataset.name = name;
  button.dataset.answer = '';
  const tag = element('span', 'tag');
  tag.lang = 'en';
  tag.hidden = true;
  tag.textContent = capital(entryOf(name).en);
  button.append(tag);
  return { name, button };
};

const nameTag = ({ button }: Chosen): void => {
  const tag = button.querySelector<HTMLElement>('.tag');
  if (tag) tag.hidden = false;
};

const snacks: Readonly<Record<string, string>> = {
  monkey: 'banana',
  rabbit: 'carrot',
  elephant: 'mango',
  bird: 'apple',
  cat: 'fish',
};

/** Food flies in and is gone in a few bites. */
const giveSnack = ({ name, button }: Chosen): void => {
  const snack = element('span', 'snack');
  snack.innerHTML = pictureOf(snacks[name] ?? 'bread');
  button.append(snack);
};

/** Until it has been tapped a thing is called by its meaning: the English word is what is asked. */
const labelOf = ({ name, button }: Chosen, desk: Desk): string => {
  const isNamed = button.querySelector<HTMLElement>('.tag')?.hidden === false;
  return isNamed ? fullNameOf(name, desk.lang()) : meaningOf(name, desk.lang());
};

class Calling {
  readonly want: string[];
  private found: number;
  readonly things: Chosen[];
  private readonly desk: Desk;
  private readonly says: Says;
  private readonly way: string;
  private readonly hint: number;

  constructor(desk: Desk, says: Says, task: Parameters<Activity>[1]) {
    this.desk = desk;
    this.says = says;
    this.way = nameIn(task, 'way');
    this.hint = numberIn(task, 'hint');
    this.want = namesIn(task, 'want');
    this.found = Math.min(desk.state[0] ?? 0, this.want.length - 1);
    this.things = shuffled(desk.random, namesIn(task, 'of')).map((name) =>
      makeChosen(name, (it) => this.pick(it)),
    );
  }

  private due(): string {
    return this.want[this.found] ?? '';
  }

  private pick(chosen: Chosen): void {
    const { desk, way } = this;
    nameTag(chosen);
    chosen.button.ariaLabel = labelOf(chosen, desk);
    if (chosen.name === this.due()) this.fit(chosen);
    else {
      desk.sound('oops');
      move(chosen.button, 'is-puzzled');
      const line = words[desk.lang()].isOther(chosen.name);
      const due = desk.answer({ right: false, response: [chosen.name], line });
      this.says.line(selfOf(way, chosen.name), { after: secondsFor(line) });
      this.desk.clock.after(secondsFor(line) + 1.4, () => this.say());
      this.help(due);
    }
  }

  private fit(chosen: Chosen): void {
    const { desk, way } = this;
    move(chosen.button, moves[way] ?? 'is-hopping');
    desk.sound(way === 'feed' ? 'pop' : 'hop');
    if (way === 'feed') giveSnack(chosen);
    this.found += 1;
    if (this.found < this.want.length) {
      desk.keep([this.found]);
      this.say();
      return;
    }
    const text = words[desk.lang()];
    const line = this.want.length > 1 ? text.heardAll : text.heard(chosen.name);
    desk.answer({ right: true, response: [chosen.name], line });
    const answer = way === 'hello' ? `Hello! I'm ${entryOf(chosen.name).en}.` : undefined;
    if (answer) this.says.line(answer, { after: secondsFor(line) });
  }

  say(line = '', after = 0): void {
    if (line !== '') this.whole = line;
    this.says.line(this.whole, { pictures: this.want, after });
  }
  private whole = '';

  help(due: Help): void {
    this.says.help(withHint(due, this.hint));
    if (due === 'worked') this.point();
  }

  point(): void {
    for (const { name, button } of this.things)
      button.classList.toggle('is-beckoning', name === this.due());
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
