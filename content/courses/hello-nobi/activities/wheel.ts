/** The song of the day: hear a verse, tap its card, and it is sung on the wheel. */
import { type Activity, type Desk, element } from '@nobi/kit/course';
import { cardsAt } from '../playable.ts';
import { namesIn, numberIn } from '../rules/args.ts';
import { verseOf } from '../rules/verses.ts';
import { move, openFloor } from '../scene/floor.ts';
import { type Help, withHint } from '../scene/help.ts';
import { openSays, type Says, secondsFor, type Voice } from '../scene/says.ts';
import { sing } from '../scene/sing.ts';
import { words } from '../text/text.ts';
import { drawWheel, makeCard } from '../view/wheel.ts';
import { openOwn } from './own-song.ts';

class Song {
  readonly root = element('div', 'wheel');
  readonly #desk: Desk;
  readonly #says: Says;
  readonly #task: Parameters<Activity>[1];
  readonly #want: string[];
  #sung: number;
  #cards: { name: string; button: HTMLButtonElement }[] = [];

  constructor(desk: Desk, says: Says, task: Parameters<Activity>[1]) {
    this.#desk = desk;
    this.#says = says;
    this.#task = task;
    this.#want = namesIn(task, 'want');
    this.#sung = Math.min(desk.state[0] ?? 0, this.#want.length - 1);
    this.#show();
  }

  #due(): string {
    return this.#want[this.#sung] ?? '';
  }

  #show(): void {
    drawWheel(this.root, this.#want.slice(0, this.#sung), this.#want.length);
    for (const { button } of this.#cards) button.remove();
    if (this.#due() === '') return;
    this.#cards = cardsAt(this.#task, this.#sung).map((name) => {
      const button = makeCard(name, () => this.#pick(name));
      button.dataset.answer = '';
      this.#desk.controls.append(button);
      return { name, button };
    });
    this.dress();
  }

  ask(after = 0): void {
    // The last verse may have been sung while this one was still planned.
    if (this.#due() === '') return;
    this.#says.line(verseOf(this.#due())?.line ?? '', {
      pictures: [this.#due()],
      after,
    });
  }

  #pick(name: string): void {
    const desk = this.#desk;
    const says = this.#says;
    const verse = verseOf(name);
    if (!verse) return;
    if (name === this.#due()) {
      this.#sing(name);
      return;
    }
    desk.sound('oops');
    const button = this.#cards.find((card) => card.name === name)?.button;
    if (button) move(button, 'is-puzzled');
    const line = words[desk.lang()].verseOther;
    const due = desk.answer({ right: false, response: [name], line });
    // The other verse is heard too, then the one that is looked for.
    says.line(verse.line, { after: secondsFor(line) });
    desk.clock.after(secondsFor(line) + secondsFor(verse.line) + 0.4, () => this.ask());
    this.help(due);
  }

  #sing(name: string): void {
    const desk = this.#desk;
    const says = this.#says;
    const verse = verseOf(name);
    if (!verse) return;
    this.#sung += 1;
    const isOver = this.#sung === this.#want.length;
    if (!isOver) desk.keep([this.#sung]);
    says.help('none');
    const seconds = sing(desk, says, verse);
    this.#show();
    if (!isOver) {
      desk.clock.after(seconds + 1.4, () => {
        this.ask();
        this.help(desk.help);
      });
      return;
    }
    move(this.root, 'is-turning');
    const text = words[desk.lang()];
    const line = this.#want.length > 1 ? text.heardAll : text.heardLine;
    desk.answer({ right: true, response: [name], line });
  }

  help(due: Help): void {
    this.#says.help(withHint(due, numberIn(this.#task, 'hint')));
    for (const { name, button } of this.#cards)
      button.classList.toggle('is-beckoning', due === 'worked' && name === this.#due());
  }

  dress(): void {
    for (const { name, button } of this.#cards)
      button.ariaLabel = words[this.#desk.lang()].verse(verseOf(name)?.line ?? '');
    this.#says.dress();
  }
}

export const wheelWith =
  (voice: Voice): Activity =>
  (desk, task) => {
    const says = openSays(desk, voice);
    const after = secondsFor(task.say[desk.lang()]);
    if (numberIn(task, 'own') === 1) {
      const { root, show } = openOwn(desk, says, task);
      says.line('La la la!', { mute: desk.state.length > 0, after });
      return {
        dress: show,
        beckon: () => '',
        work() {
          const copy = element('div', 'work wheel');
          copy.append(...[...root.children].map((child) => child.cloneNode(true)));
          return copy;
        },
      };
    }
    const song = new Song(desk, says, task);
    openFloor(desk).append(song.root);
    song.ask(after);
    song.help(desk.help);
    return {
      dress: () => song.dress(),
      beckon() {
        says.help('scaffold');
        return words[desk.lang()].listen;
      },
    };
  };
