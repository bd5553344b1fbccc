/** So many of each: balloons lift, a basket fills, a monster grows. Without an order it is an own work. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { most, nextMove, tallyOf } from '../playable.ts';
import { nameIn, namesIn, numberIn, numbersIn } from '../rules/args.ts';
import { capital, counted, isColour } from '../rules/lexicon.ts';
import { balloonsOf, listed, orderOf } from '../rules/phrases.ts';
import { move, openFloor } from '../scene/floor.ts';
import { type Help, withHint } from '../scene/help.ts';
import { openSays, type Says, secondsFor, type Voice } from '../scene/says.ts';
import { words } from '../text/text.ts';
import { heap } from '../view/heaps.ts';
import { pictureOf } from '../view/pictures.ts';

const icons = {
  undo: '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M12 5l-8 8 8 8M5 13h14a8 8 0 0 1 0 16h-5" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>',
  ready:
    '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M6 17l7 7L26 8" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>',
};

class Gathering {
  readonly #desk: Desk;
  readonly #says: Says;
  readonly #task: Parameters<Activity>[1];
  readonly #view: string;
  readonly #names: string[];
  /** Places in `names`, in the order in which they were added. */
  #added: number[];
  readonly tray = element('div', 'tray');
  readonly #undo: HTMLButtonElement;
  readonly #ready: HTMLButtonElement;
  readonly #parts: { name: string; button: HTMLButtonElement }[];

  constructor(desk: Desk, says: Says, task: Parameters<Activity>[1]) {
    this.#desk = desk;
    this.#says = says;
    this.#task = task;
    this.#view = nameIn(task, 'view');
    this.#names = namesIn(task, 'of');
    this.#added = desk.state.filter((place) => place < this.#names.length);
    this.tray.dataset.view = this.#view;
    this.#undo = pressable('undo', icons.undo, () => this.#change(this.#added.slice(0, -1), 0.8));
    this.#ready = pressable('ready', icons.ready, () => this.#judge());
    this.#ready.dataset.answer = '';
    this.#ready.hidden = this.#isOwn();
    this.#parts = this.#names.map((name, place) => {
      const button = pressable('part', pictureOf(this.#shownAs(name)), () => this.#add(place));
      if (!this.#isOwn()) button.dataset.answer = '';
      button.dataset.name = name;
      desk.controls.append(button);
      return { name, button };
    });
    this.show();
  }

  buttons(): HTMLElement[] {
    return [this.#undo, this.#ready];
  }

  #shownAs(name: string): string {
    return this.#view === 'balloons' ? `balloon-${name}` : name;
  }

  #isOwn(): boolean {
    return namesIn(this.#task, 'want').length === 0;
  }

  #order(): string {
    return this.#view === 'balloons' ? balloonsOf(this.#task) : orderOf(this.#task);
  }

  ask(after = 0): void {
    const numbers = numbersIn(this.#task, 'n');
    const pictures = namesIn(this.#task, 'want').flatMap((name, i) =>
      Array.from({ length: numbers[i] ?? 0 }, () => this.#shownAs(name)),
    );
    this.#says.line(this.#order(), { pictures, after });
  }

  #counts(): Record<string, number> {
    return tallyOf(this.#names, this.#added);
  }

  #add(place: number): void {
    const name = this.#names[place] ?? '';
    const count = this.#counts()[name] ?? 0;
    if (count >= most || this.#added.length >= 2 * most) return;
    this.#change([...this.#added, place], 2 ** (count / 12));
    const thing = isColour(name) ? 'balloon' : name;
    // Each one is counted aloud: the ear learns the number with the word.
    if (this.#isOwn() || this.#view !== 'balloons' || this.#names.length === 1)
      this.#says.line(`${capital(counted(thing, count + 1))}!`);
  }

  #change(added: number[], pitch: number): void {
    this.#added = added;
    this.#desk.sound('count', pitch);
    this.#desk.keep(added);
    this.show();
  }

  show(): void {
    const counts = this.#counts();
    const undo = this.#undo;
    const ready = this.#ready;
    const view = this.#view;
    const names = this.#names;
    this.tray.innerHTML = heap(view, { names, counts: (name) => counts[name] ?? 0 });
    undo.disabled = this.#added.length === 0;
    for (const { name, button } of this.#parts) {
      const count = counts[name] ?? 0;
      button.disabled = count >= most;
      button.dataset.count = `${count}`;
    }
    ready.classList.remove('is-beckoning');
  }

  dress(): void {
    const text = words[this.#desk.lang()];
    this.#undo.ariaLabel = text.takeBack;
    this.#ready.ariaLabel = text.ready;
    for (const { name, button } of this.#parts) button.ariaLabel = text.add(name);
    this.#says.dress();
  }

  #judge(): void {
    const desk = this.#desk;
    const counts = this.#counts();
    const text = words[desk.lang()];
    const response = this.#names.map((name) => counts[name] ?? 0);
    if (this.#next() === 'ready') {
      move(this.tray, 'is-glad');
      desk.answer({ right: true, response, line: text.countFits });
      return;
    }
    desk.sound('oops');
    move(this.tray, 'is-puzzled');
    const there = this.#names.filter((name) => (counts[name] ?? 0) > 0);
    const line = listed(
      there.map((name) => counted(isColour(name) ? 'balloon' : name, counts[name] ?? 0)),
    );
    const comment =
      there.length === 0 || this.#view === 'balloons' ? text.listen : text.countOther(line);
    const due = desk.answer({ right: false, response, line: comment });
    this.ask(secondsFor(comment));
    this.help(due);
  }

  #next(): string {
    const wanted = Object.fromEntries(
      namesIn(this.#task, 'want').map((name, i) => [name, numbersIn(this.#task, 'n')[i] ?? 0]),
    );
    return nextMove(wanted, this.#counts());
  }

  help(due: Help): void {
    this.#says.help(withHint(due, numberIn(this.#task, 'hint')));
    if (due === 'worked') this.point();
  }

  point(): void {
    const next = this.#next();
    this.#ready.classList.toggle('is-beckoning', next === 'ready');
    this.#undo.classList.toggle('is-beckoning', next === 'undo');
    for (const { name, button } of this.#parts)
      button.classList.toggle('is-beckoning', name === next);
  }

  copy(): HTMLElement {
    const heapTray = element('div', 'work tray');
    heapTray.innerHTML = this.tray.innerHTML;
    return heapTray;
  }
}

export const gatherWith =
  (voice: Voice): Activity =>
  (desk, task) => {
    const says = openSays(desk, voice);
    const floor = openFloor(desk);
    const gathering = new Gathering(desk, says, task);
    floor.append(gathering.tray, ...gathering.buttons());
    gathering.dress();
    const isOwn = namesIn(task, 'want').length === 0;
    if (!isOwn) {
      gathering.ask(secondsFor(task.say[desk.lang()]));
      gathering.help(desk.help);
    } else says.line('One, two, three!', { mute: desk.state.length > 0, after: 3 });
    return {
      dress: () => gathering.dress(),
      beckon() {
        if (isOwn) return '';
        says.help('scaffold');
        return words[desk.lang()].more;
      },
      work: () => gathering.copy(),
    };
  };
