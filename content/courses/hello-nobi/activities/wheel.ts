/** The song of the day: hear a verse, tap its card, and it is sung on the wheel. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { namesIn, numberIn } from '../args.ts';
import { move, openFloor } from '../floor.ts';
import { friendPicture } from '../friends.ts';
import { type Help, withHint } from '../help.ts';
import { artPicture } from '../pictures.ts';
import { cardsAt } from '../rules.ts';
import { openSays, type Says, secondsFor, type Voice } from '../says.ts';
import { sing } from '../sing.ts';
import { words } from '../text.ts';
import { verseOf } from '../verses.ts';

const undoPicture =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M12 5l-8 8 8 8M5 13h14a8 8 0 0 1 0 16h-5" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>';

const skies = ['#ffe08a', '#9fe0ff', '#8fd9a4', '#ffc48a', '#c9a5ff', '#5b4bc4', '#3a2c96'];

/** A wheel with so many parts, the first ones filled with the pictures of verses. */
const drawWheel = (root: HTMLElement, filled: readonly string[], slots: number): void => {
  const hub = element('span', 'hub');
  hub.innerHTML = friendPicture('nobi');
  const parts = Array.from({ length: slots }, (_, i) => {
    const part = element('span', 'slot');
    const angle = (i / slots) * 2 * Math.PI - Math.PI / 2;
    part.style.left = `${50 + Math.cos(angle) * 35}%`;
    part.style.top = `${50 + Math.sin(angle) * 35}%`;
    part.style.background =
      skies[Math.round((i / Math.max(1, slots - 1)) * (skies.length - 1))] ?? '';
    const verse = verseOf(filled[i] ?? '');
    part.innerHTML = verse ? artPicture(verse.art) : '';
    part.classList.toggle('is-next', i === filled.length);
    return part;
  });
  root.replaceChildren(hub, ...parts);
};

const makeCard = (name: string, onPick: () => void): HTMLButtonElement => {
  const card = pressable('card', artPicture(verseOf(name)?.art ?? ''), onPick);
  card.dataset.name = name;
  return card;
};

class Song {
  readonly root = element('div', 'wheel');
  private readonly desk: Desk;
  private readonly says: Says;
  private readonly task: Parameters<Activity>[1];
  private readonly want: string[];
  private sung: number;
  private cards: { name: string; button: HTMLButtonElement }[] = [];

  constructor(desk: Desk, says: Says, task: Parameters<Activity>[1]) {
    this.desk = desk;
    this.says = says;
    this.task = task;
    this.want = namesIn(task, 'want');
    this.sung = Math.min(desk.state[0] ?? 0, this.want.length - 1);
    this.show();
  }

  private due(): string {
    return this.want[this.sung] ?? '';
  }

  private show(): void {
    drawWheel(this.root, this.want.slice(0, this.sung), this.want.length);
    for (const { button } of this.cards) button.remove();
    if (this.due() === '') return;
    this.cards = cardsAt(this.task, this.sung).map((name) => {
      const button = makeCard(name, () => this.pick(name));
      button.dataset.answer = '';
      this.desk.controls.append(button);
      return { name, button };
    });
    this.dress();
  }

  ask(after = 0): void {
    // The last verse may have been sung while this one was still planned.
    if (this.due() === '') return;
    this.says.line(verseOf(this.due())?.line ?? '', {
      pictures: [this.due()],
      after,
    });
  }

  private pick(name: string): void {
    const { desk, says } = this;
    const verse = verseOf(name);
    if (!verse) return;
    if (name === this.due()) {
      this.sing(name);
      return;
    }
    desk.sound('oops');
    const button = this.cards.find((card) => card.name === name)?.button;
    if (button) move(button, 'is-puzzled');
    const line = words[desk.lang()].verseOther;
    const due = desk.answer({ right: false, response: [name], line });
    // The other verse is heard too, then the one that is looked for.
    says.line(verse.line, { after: secondsFor(line) });
    desk.clock.after(secondsFor(line) + secondsFor(verse.line) + 0.4, () => this.ask());
    this.help(due);
  }

  private sing(name: string): void {
    const { desk, says } = this;
    const verse = verseOf(name);
    if (!verse) return;
    this.sung += 1;
    const isOver = this.sung === this.want.length;
    if (!isOver) desk.keep([this.sung]);
    says.help('none');
    const seconds = sing(desk, says, verse);
    this.show();
    if (!isOver) {
      desk.clock.after(seconds + 1.4, () => {
        this.ask();
        this.help(desk.help);
      });
      return;
    }
    move(this.root, 'is-turning');
    const text = words[desk.lang()];
    const line = this.want.length > 1 ? text.heardAll : text.heardLine;
    desk.answer({ right: true, response: [name], line });
  }

  help(due: Help): void {
    this.says.help(withHint(due, numberIn(this.task, 'hint')));
    for (const { name, button } of this.cards)
      button.classList.toggle('is-beckoning', due === 'worked' && name === this.due());
  }

  dress(): void {
    for (const { name, button } of this.cards)
      button.ariaLabel = words[this.desk.lang()].verse(verseOf(name)?.line ?? '');
    this.says.dress();
  }
}

const mostVerses = 7;

/** An own song: any verses in any order. */
const openOwn = (desk: Desk, says: Says, task: Parameters<Activity>[1]) => {
  const floor = openFloor(desk);
  const names = namesIn(task, 'of');
  const root = element('div', 'wheel');
  let order = desk.state.filter((place) => place < names.length).slice(0, mostVerses);
  const change = (next: number[]): void => {
    order = next;
    desk.keep(order);
    show();
  };
  const cards = names.map((name, place) => ({
    name,
    button: makeCard(name, () => {
      const verse = verseOf(name);
      if (verse) sing(desk, says, verse);
      if (order.length < mostVerses) change([...order, place]);
    }),
  }));
  const undo = pressable('undo', undoPicture, () => {
    desk.sound('tap', 0.8);
    change(order.slice(0, -1));
  });
  const show = (): void => {
    const shown = order.map((place) => names[place] ?? '');
    drawWheel(root, shown, mostVerses);
    undo.disabled = order.length === 0;
    const text = words[desk.lang()];
    undo.ariaLabel = text.undo;
    for (const { name, button } of cards) button.ariaLabel = text.verse(verseOf(name)?.line ?? '');
    says.dress();
  };
  floor.append(root, undo);
  desk.controls.append(...cards.map(({ button }) => button));
  show();
  return { root, show };
};

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
