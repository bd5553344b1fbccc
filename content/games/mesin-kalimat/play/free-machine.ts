/** The machine without a task: any sentence happens, and its photo can be kept. */
import { pictureSource } from '@nobi/kit/game';
import { type Choice, makerWords, offer, type Page, type Turn } from '@nobi/kit/rounds';
import { isKeepable, isWhole, mostPhotos, nextTrays } from '../rules/free.ts';
import { read } from '../rules/sentence.ts';
import { markOf, written } from '../rules/words.ts';
import { icons } from '../view/backdrop.ts';
import { happens, pictureOf } from '../view/picture.ts';
import type { Context } from './context.ts';
import { magnetOf } from './laying.ts';

const working = 0.7;
/** Words in sight at a time. */
const inTray = 5;

const icon = (name: keyof typeof icons, { label, run }: Pick<Choice, 'label' | 'run'>): Choice => ({
  name: `${name} icon`,
  label,
  picture: pictureSource(icons[name]),
  run,
});

export class FreeMachine implements Page {
  #context: Context;
  #turn: Turn;
  #words: readonly string[] = [];
  #page = 0;
  #shown = -1;
  #pulls = 0;

  constructor(context: Context, turn: Turn) {
    this.#context = context;
    this.#turn = turn;
  }

  enter(): void {
    const { stage, strip, text, workshop } = this.#context;
    strip.work(false);
    strip.hand({ onCell: (at) => this.#cut(at), onKey: (key) => this.#key(key) });
    workshop.hand(() => this.#go());
    workshop.clear();
    workshop.rest();
    this.#words = [];
    this.#page = 0;
    this.#hang();
    stage.goal(text().freeGoal);
    this.dress();
  }

  dress(): void {
    const { strip, text, workshop } = this.#context;
    this.#offer();
    workshop.lever.ariaLabel = text().lever;
    workshop.beckon(this.#isDone);
    const more = this.#pages.length > 0 ? [''] : [];
    strip.show({
      cells: [...this.#words, ...more].map((word) => ({
        word,
        isFixed: false,
        ghost: '',
        isCursor: word === '',
        isMarked: false,
      })),
      mark: this.#isDone ? markOf(this.#words) : '',
      label: text().machine,
    });
    Object.assign(strip.button.dataset, { ready: 'yes', next: 'go' });
    this.#context.refit();
  }

  get #isDone(): boolean {
    return isWhole(this.#words);
  }

  get #pages(): readonly (readonly string[])[] {
    return nextTrays(this.#words).flatMap((tray) =>
      Array.from({ length: Math.ceil(tray.length / inTray) }, (_, at) =>
        tray.slice(at * inTray, (at + 1) * inTray),
      ),
    );
  }

  #change(words: readonly string[]): void {
    const { clock, sounds, strip, workshop } = this.#context;
    clock.forget();
    strip.work(false);
    workshop.clear();
    workshop.rest();
    sounds.play('tap', { pitch: 0.9 + words.length * 0.06 });
    this.#words = words;
    this.#page = 0;
    this.dress();
  }

  /** From this word on all comes away. */
  #cut(at: number): void {
    if (at < this.#words.length) this.#change(this.#words.slice(0, at));
  }

  #key(key: string): boolean {
    if (key !== 'Backspace' && key !== 'Delete') return false;
    this.#cut(this.#words.length - 1);
    return true;
  }

  #go(): void {
    const { clock, guest, sounds, stage, strip, text, workshop, eventContext } = this.#context;
    const reading = read(this.#words);
    if (!('meaning' in reading)) {
      sounds.play('oops');
      workshop.rest();
      stage.tell(text().unfinished);
      return;
    }
    clock.forget();
    strip.work(true);
    sounds.play('work');
    this.#pulls += 1;
    guest.event({ verb: 'created', object: 'sentence', ctx: eventContext() });
    clock.after(working, () => {
      strip.work(false);
      workshop.rest();
      workshop.happen(happens(reading.meaning, this.#pulls));
      sounds.play('right');
      guest.say(written(this.#words), false, 'en');
    });
  }

  #keep(): void {
    const { memory, sounds, stage, text } = this.#context;
    if (!isKeepable(this.#words)) {
      sounds.play('oops');
      stage.tell(text().nothingYet);
      return;
    }
    const line = this.#words.join(',');
    const others = memory.saved.album.filter((words) => words.join(',') !== line);
    memory.saved.album = [...others, this.#words].slice(-mostPhotos);
    memory.keep();
    sounds.play('right');
    this.#shown = -1;
    this.#hang();
    stage.tell(text().saved);
    this.dress();
  }

  /** The newest that was kept hangs on the wall. */
  #hang(): void {
    const { memory, workshop } = this.#context;
    const { album } = memory.saved;
    const words = album.at(this.#shown < 0 ? -1 : this.#shown);
    const reading = words && read(words);
    workshop.wish(reading && 'meaning' in reading ? pictureOf(reading.meaning) : null);
  }

  /** One photo after the other, with its sentence. */
  #leaf(): void {
    const { album } = this.#context.memory.saved;
    this.#shown = (this.#shown + 1) % album.length;
    this.#hang();
    this.#change(album[this.#shown] ?? []);
  }

  #magnets(): Choice[] {
    const { text } = this.#context;
    const pages = this.#pages;
    const words = pages[this.#page % Math.max(1, pages.length)] ?? [];
    const magnets = words.map((word) => ({
      name: magnetOf(word),
      label: word,
      run: () => this.#change([...this.#words, word]),
    }));
    const more = {
      name: 'more',
      label: text().more,
      picture: pictureSource(icons.more),
      run: () => {
        this.#page += 1;
        this.#context.sounds.play('tap');
        this.dress();
      },
    };
    const anew = { name: 'anew', label: text().anew, run: () => this.#change([]) };
    if (pages.length === 0) return [anew];
    return pages.length > 1 ? [...magnets, more] : magnets;
  }

  #offer(): void {
    const { guest, memory, stage, text } = this.#context;
    const maker = makerWords[guest.settings.lang];
    const words = text();
    // Words where there is space for them.
    const isWide = stage.scene.clientWidth >= 720;
    const named: typeof icon = (name, { label, run }) =>
      isWide ? { name, label, run } : icon(name, { label, run });
    offer(stage, 'free-words', {
      choices: [
        ...this.#magnets(),
        icon('keep', { label: words.keep, run: () => this.#keep() }),
        ...(memory.saved.album.length > 0
          ? [icon('album', { label: words.album, run: () => this.#leaf() })]
          : []),
        named('to-make', { label: maker.make, run: () => this.#turn('make') }),
        named('to-code', { label: maker.enter, run: () => this.#turn('code') }),
      ],
    });
  }
}
