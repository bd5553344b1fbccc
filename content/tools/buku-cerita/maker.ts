/** Puts the book maker together and leads every press to the right part. */
import { type Guest, openClock, openStage, showEnd, smallThumb, watchIdle } from '@nobi/kit/guest';
import { chooseScene, chooseThing } from './choosing.ts';
import { listenToKeys } from './keys.ts';
import { openBooks, openPages } from './ordering.ts';
import { openReading } from './reading.ts';
import { type Room, tried } from './room.ts';
import {
  addThing,
  changeThing,
  dropThing,
  isBlank,
  layerThing,
  mostThings,
  type Page,
  type Thing,
} from './rules.ts';
import { Session } from './session.ts';
import { words } from './text.ts';
import { openDesk } from './view/desk.ts';
import { openPageStage } from './view/page-stage.ts';
import { paintPage } from './view/paint-page.ts';
import { openStarters, openWriting } from './writing.ts';

const shelfRest = 3;

const openRoom = (guest: Guest, refresh: () => void): Room => {
  const plain = openStage(guest);
  const frame = plain.scene.closest<HTMLElement>('.nobi-stage') ?? document.body;
  const tell = (line: string): void => {
    frame.classList.remove('is-quiet');
    plain.tell(line);
  };
  const stage = { ...plain, tell };
  const session = new Session(guest.save, (save) => guest.keep(save));
  const asked = session.books.find(({ id }) => `buku-${id}` === guest.opens);
  if (asked) session.take(asked.id);
  return {
    guest,
    stage,
    frame,
    clock: openClock({ step: () => undefined, draw: () => undefined }),
    session,
    text: () => words[guest.settings.lang],
    refresh,
    note: (verb, object, response) =>
      guest.event({
        verb,
        object,
        ...(response && { result: { response } }),
        ctx: { level: 0, skill: 'story-writing', mode: 'free' },
      }),
  };
};

/** The cover stands on the family's shelf once the book has come to rest. */
const openShelf = (room: Room) => {
  let turn = 0;
  const show = async (): Promise<void> => {
    const { book } = room.session;
    const [cover] = book.pages;
    if (!cover || isBlank(book)) return;
    const thumb = await smallThumb(await paintPage(cover, { side: 320, hasLine: false }));
    const title = cover.line.slice(0, 60).trim();
    if (thumb) room.guest.showWork({ id: `buku-${book.id}`, thumb, ...(title && { title }) });
  };
  return {
    later() {
      turn += 1;
      const mine = turn;
      room.clock.after(shelfRest, () => {
        if (mine === turn) void show();
      });
    },
    now: () => void show(),
  };
};

class Maker {
  #room: Room;
  #chosen: number | null = null;
  #ideas = 0;
  #seen = '';
  #shelf: ReturnType<typeof openShelf>;
  #page = openPageStage({
    choose: (at) => this.#choose(at),
    moved: (at, x, y) => {
      this.#chosen = at;
      this.#put(changeThing(this.#room.session.page, at, { x, y }));
    },
    ground: (x, y) => {
      if (this.#chosen === null) return;
      this.#put(changeThing(this.#room.session.page, this.#chosen, { x, y }));
    },
  });
  #desk: ReturnType<typeof openDesk>;

  constructor(guest: Guest) {
    this.#room = openRoom(guest, () => this.#refresh());
    this.#shelf = openShelf(this.#room);
    this.#desk = openDesk(this.#room, {
      scene: () =>
        chooseScene(this.#room, (scene) => this.#put({ ...this.#room.session.page, scene })),
      cast: () => chooseThing(this.#room, 'cast', (art) => this.#take(art, 3)),
      thing: () => chooseThing(this.#room, 'thing', (art) => this.#take(art, 1)),
      write: () => openWriting(this.#room),
      pages: () => openPages(this.#room),
      starter: () => {
        openStarters(this.#room, this.#ideas);
        this.#ideas += 1;
      },
      read: () => openReading(this.#room),
      books: () => openBooks(this.#room),
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
    const { guest, stage, clock, frame, session, text, note } = this.#room;
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
  }

  #refit(): void {
    const { stage } = this.#room;
    const box = stage.scene.getBoundingClientRect();
    const line = this.#desk.line.offsetHeight + (innerHeight < 480 ? 38 : 12);
    const top = Math.min(stage.sky(), box.height * 0.35);
    this.#page.box.style.marginTop = `${top}px`;
    this.#page.fit({ wide: box.width - 24, tall: box.height - top - line });
  }

  #refresh(): void {
    const { session, text } = this.#room;
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
    return tried(this.#room, this.#room.session.changePage(page));
  }

  #take(art: string, size: number): void {
    const { session, stage, text } = this.#room;
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
    const { session } = this.#room;
    const thing = this.#chosen === null ? undefined : session.page.things[this.#chosen];
    if (thing && this.#chosen !== null)
      this.#put(changeThing(session.page, this.#chosen, how(thing)));
  }

  #layer(by: 1 | -1): void {
    const { session } = this.#room;
    if (this.#chosen === null) return;
    const layered = layerThing(session.page, this.#chosen, by);
    if (layered === session.page) return;
    this.#chosen += by;
    this.#put(layered);
  }

  #remove(): void {
    if (this.#chosen === null) return;
    const page = dropThing(this.#room.session.page, this.#chosen);
    this.#chosen = null;
    this.#put(page);
  }

  #undo(): void {
    const { session, stage, text } = this.#room;
    this.#chosen = null;
    if (!session.undo()) stage.tell(text().nothingLeft);
    this.#refresh();
  }

  #finish(): void {
    const { guest, session, text, note } = this.#room;
    const { pages } = session.book;
    const lines = pages.filter(({ line }) => line !== '').length;
    const recap = (): string => text().recap(pages.length, lines);
    this.#choose(null);
    this.#shelf.now();
    note('created', 'book', [pages.length, lines]);
    guest.say(recap());
    showEnd(guest, {
      recap,
      onDone() {
        note('terminated', 'sitting');
        guest.end(pages.length, 'free');
      },
      onAgain: () => this.#page.box.focus({ preventScroll: true }),
    });
  }
}

export const openMaker = (guest: Guest): void => new Maker(guest).open();
