/** Puts the book maker together and leads every press to the right part. */
import { type Guest, showEnd, watchIdle } from '@nobi/kit/guest';
import { openBooks } from './play/books.ts';
import { chooseScene, chooseThing } from './play/choosing.ts';
import { type Context, tried } from './play/context.ts';
import { openPages } from './play/ordering.ts';
import { loadPageVoice } from './play/page-voice.ts';
import { openReading } from './play/reading.ts';
import { openContext, openShelf } from './play/setup.ts';
import { small } from './play/small-page.ts';
import { openStarters, openWriting } from './play/writing.ts';
import {
  addThing,
  changeThing,
  dropThing,
  isBlank,
  layerThing,
  mostThings,
  type Page,
  type Thing,
} from './rules/book.ts';
import { openDesk } from './scene/desk.ts';
import { listenToKeys } from './scene/keys.ts';
import { openPageStage } from './scene/page-stage.ts';

class Maker {
  #context: Context;
  #chosen: number | null = null;
  #ideas = 0;
  #seen = '';
  #shelf: ReturnType<typeof openShelf>;
  #page = openPageStage({
    choose: (at) => this.#choose(at),
    moved: (at, x, y) => {
      this.#chosen = at;
      this.#put(changeThing(this.#context.session.page, at, { x, y }));
    },
    ground: (x, y) => {
      if (this.#chosen === null) return;
      this.#put(changeThing(this.#context.session.page, this.#chosen, { x, y }));
    },
  });
  #desk: ReturnType<typeof openDesk>;

  constructor(guest: Guest) {
    this.#context = openContext(guest, () => this.#refresh());
    this.#shelf = openShelf(this.#context);
    this.#desk = openDesk(this.#context, {
      scene: () =>
        chooseScene(this.#context, (scene) => this.#put({ ...this.#context.session.page, scene })),
      cast: () => chooseThing(this.#context, 'cast', (art) => this.#take(art, 3)),
      thing: () => chooseThing(this.#context, 'thing', (art) => this.#take(art, 1)),
      write: () => openWriting(this.#context),
      pages: () => openPages(this.#context),
      starter: () => {
        openStarters(this.#context, this.#ideas);
        this.#ideas += 1;
      },
      read: () => openReading(this.#context),
      books: () => openBooks(this.#context),
      undo: () => this.#undo(),
      finish: () => this.#finish(),
      bigger: () => this.#change(({ size }) => ({ size: size + 1 })),
      smaller: () => this.#change(({ size }) => ({ size: size - 1 })),
      flip: () => this.#change(({ flip }) => ({ flip: !flip })),
      front: () => this.#layer(1),
      back: () => this.#layer(-1),
      remove: () => this.#remove(),
      done: () => this.#choose(null),
    });
  }

  open(): void {
    const { guest, stage, clock, frame, session, text, note } = this.#context;
    frame.classList.add('maker');
    stage.scene.append(this.#page.box, this.#desk.line);
    const idle = watchIdle(clock, {
      first: () => isBlank(session.book) && stage.tell(text().idleFirst),
      second: () => isBlank(session.book) && stage.tell(text().idleSecond),
    });
    for (const kind of ['pointerdown', 'keydown'] as const)
      frame.addEventListener(
        kind,
        ({ target }) => {
          idle.arm();
          // The line steps aside while the hand works, so that the whole page is seen.
          const isReplay = target instanceof Element && target.closest('.nobi-round') !== null;
          frame.classList.toggle('is-quiet', !isReplay);
        },
        true,
      );
    listenToKeys(this.#page.box, {
      next: () => {
        const { length } = session.page.things;
        if (length > 0) this.#choose(((this.#chosen ?? -1) + 1) % length);
      },
      move: (x, y) => this.#change((thing) => ({ x: thing.x + x, y: thing.y + y })),
      scale: (by) => this.#change(({ size }) => ({ size: size + by })),
      flip: () => this.#change(({ flip }) => ({ flip: !flip })),
      remove: () => this.#remove(),
      leave: () => this.#choose(null),
      undo: () => this.#undo(),
    });
    new ResizeObserver(() => this.#refit()).observe(stage.scene);
    guest.onSettings(() => {
      // A panel speaks the language it was opened in, so it makes way.
      frame.querySelector<HTMLButtonElement>('.panel-close')?.click();
      stage.goal(text().goal);
      this.#refresh();
    });
    guest.onPause(() => {
      clock.stop();
      this.#shelf.now();
      note('suspended', 'sitting');
    });
    guest.onResume(() => {
      clock.start();
      note('resumed', 'sitting');
    });
    stage.goal(text().goal);
    this.#refresh();
    this.#refit();
    clock.start();
    idle.arm();
    note('initialized', 'sitting');
    this.#bringVoice();
  }

  #bringVoice(): void {
    const context = this.#context;
    const coming = loadPageVoice(context).then((voice) => {
      context.voice = voice;
      return voice;
    });
    context.offerVoice = async (row, ...of) => {
      const voice = await coming;
      if (voice && row.isConnected) row.append(voice.buttons(...of));
    };
  }

  #refit(): void {
    const { stage, frame } = this.#context;
    const box = stage.scene.getBoundingClientRect();
    const { line } = this.#desk;
    line.style.minHeight = '';
    const below = line.offsetHeight + (innerHeight < 480 ? 38 : 12);
    const top = Math.min(stage.sky(), box.height * 0.35);
    this.#page.box.style.marginTop = `${top}px`;
    this.#page.fit({ wide: box.width - 24, tall: box.height - top - below });
    // Upright, what is left under the picture is the page's own room for its line.
    const page = this.#page.box.offsetHeight;
    const left = box.height - top - page - 24;
    const isSheet = innerHeight > innerWidth && left > below;
    frame.classList.toggle('is-sheet', isSheet);
    if (isSheet) line.style.minHeight = `${Math.min(left, page)}px`;
  }

  #refresh(): void {
    const { session, text } = this.#context;
    if (this.#chosen !== null && !session.page.things[this.#chosen]) this.#chosen = null;
    this.#page.show(session.page, this.#chosen);
    const { box } = this.#page;
    box.ariaLabel = text().stage;
    box.dataset.things = String(session.page.things.length);
    box.dataset.scene = session.page.scene;
    box.dataset.page = String(session.at);
    box.dataset.line = session.page.line === '' ? 'no' : 'yes';
    this.#desk.show(this.#chosen !== null);
    const seen = JSON.stringify(session.book);
    if (seen !== this.#seen) this.#shelf.later();
    this.#seen = seen;
  }

  #put(page: Page): boolean {
    return tried(this.#context, this.#context.session.changePage(page));
  }

  #take(art: string, size: number): void {
    const { session, stage, text } = this.#context;
    const { length } = session.page.things;
    if (length >= mostThings) {
      stage.tell(text().pageFull);
      return;
    }
    // Each new thing lands a little beside the last one.
    const x = 220 + ((length * 170) % 420);
    if (!this.#put(addThing(session.page, { art, x, y: 400, size, flip: false }))) return;
    this.#choose(length);
    stage.tell(text().placed);
  }

  #choose(at: number | null): void {
    this.#chosen = at;
    this.#refresh();
    if (at === null) this.#page.box.focus({ preventScroll: true });
  }

  #change(how: (thing: Thing) => Partial<Thing>): void {
    const { session } = this.#context;
    const thing = this.#chosen === null ? undefined : session.page.things[this.#chosen];
    if (thing && this.#chosen !== null)
      this.#put(changeThing(session.page, this.#chosen, how(thing)));
  }

  #layer(by: 1 | -1): void {
    const { session } = this.#context;
    if (this.#chosen === null) return;
    const layered = layerThing(session.page, this.#chosen, by);
    if (layered === session.page) return;
    this.#chosen += by;
    this.#put(layered);
  }

  #remove(): void {
    if (this.#chosen === null) return;
    const page = dropThing(this.#context.session.page, this.#chosen);
    this.#chosen = null;
    this.#put(page);
  }

  #undo(): void {
    const { session, stage, text } = this.#context;
    this.#chosen = null;
    if (!session.undo()) stage.tell(text().nothingLeft);
    this.#refresh();
  }

  #finish(): void {
    const { guest, session, text, note } = this.#context;
    const { pages } = session.book;
    const [cover] = pages;
    const shown = document.createElement('div');
    shown.className = 'shown-cover';
    if (cover && !isBlank(session.book)) small(shown, cover, cover.line);
    const lines = pages.filter(({ line }) => line !== '').length;
    const recap = (): string => text().recap(pages.length, lines);
    this.#choose(null);
    this.#shelf.now();
    note('created', 'book', [pages.length, lines]);
    guest.say(recap());
    showEnd(guest, {
      recap,
      ...(!isBlank(session.book) && { picture: shown }),
      onDone() {
        note('terminated', 'sitting');
        guest.end(pages.length, 'free');
      },
      onAgain: () => this.#page.box.focus({ preventScroll: true }),
    });
  }
}

export const openMaker = (guest: Guest): void => new Maker(guest).open();
