/** Puts the pieces together and leads every press to the right one. */
import type { Guest, PlayVerb } from '@nobi/kit/guest';
import { type Bars, openBars } from './bars.ts';
import { makeOrders } from './choices.ts';
import { Film } from './film.ts';
import { finish } from './finish.ts';
import { openGuide } from './guide.ts';
import { listenToKeys } from './keys.ts';
import { isBlank, touchedFrom } from './marks.ts';
import { printDrawing, saveDrawing } from './outlets.ts';
import { askForRoom, askToClear, showAlbum } from './pages.ts';
import { Painting } from './painting.ts';
import { listenToRack, listenToSheet } from './presses.ts';
import type { Room } from './room.ts';
import type { Obstacle } from './session.ts';
import { openRoom, sheetArea, type Wiring } from './setup.ts';
import { openShelf, type Shelf } from './shelf.ts';
import { Sticking } from './sticking.ts';
import { shapeFor } from './view/easel.ts';

class Studio {
  #room: Room;
  #painting: Painting;
  #sticking: Sticking;
  #film: Film;
  #bars: Bars;
  #page: { dress(): void } | null = null;
  #shelf: Shelf;
  #guide: ReturnType<typeof openGuide>;

  constructor(guest: Guest) {
    const orders = makeOrders({
      room: () => this.#room,
      sticking: () => this.#sticking,
      free: () => this.#free(),
      deed: (what) => this.#deeds[what](),
      opened: (drawer) => this.#opened(drawer !== null),
    });
    const wiring: Wiring = {
      orders,
      step: (seconds) => {
        this.#film.step(seconds);
        this.#shelf.step(seconds);
      },
      draw: () => this.#painting.draw(),
      obstacle: (what) => this.#obstacle(what),
      refresh: () => this.#bars.refresh(),
    };
    this.#room = openRoom(guest, () => wiring);
    this.#painting = new Painting(this.#room);
    this.#sticking = new Sticking(this.#room);
    this.#film = new Film(this.#room);
    this.#shelf = openShelf(this.#room);
    this.#guide = openGuide(this.#room);
    this.#bars = openBars(this.#room, {
      undo: () => this.#step('undo'),
      redo: () => this.#step('redo'),
      finish: () => this.#finish(),
      scale: (by) => this.#sticking.scale(by),
      remove: () => this.#sticking.remove(),
      settle: () => this.#sticking.settle(),
      stop: () => this.#film.stop(),
    });
  }

  open(): void {
    const { guest, stage, clock, frame, easel } = this.#room;
    const { box } = easel;
    box.tabIndex = 0;
    box.setAttribute('role', 'application');
    frame.classList.add('studio');
    this.#dress();
    this.#listen();
    stage.goal(this.#room.text().goal);
    this.#room.refit();
    this.#room.refresh();
    new ResizeObserver(() => this.#resized()).observe(stage.scene);
    const note = (verb: PlayVerb): void => this.#room.reports.note({ verb, object: 'sitting' });
    guest.onSettings(() => {
      this.#dress();
      this.#page?.dress();
      stage.goal(this.#room.text().goal);
      this.#room.sounds.volume(guest.settings.sound);
    });
    guest.onPause(() => {
      this.#painting.up();
      this.#room.reports.flush();
      this.#shelf.now();
      clock.stop();
      note('suspended');
    });
    guest.onResume(() => {
      clock.start();
      note('resumed');
    });
    clock.start();
    this.#guide.arm();
    note('initialized');
  }

  #deeds = {
    keep: (): void => this.#keep(),
    album: (): void => this.#album(),
    film: (): void => this.#play(),
    clear: (): void => this.#clear(),
    save: (): void => this.#letOut(saveDrawing),
    print: (): void => this.#letOut(printDrawing),
  };

  #listen(): void {
    const { frame, tag, dock, easel } = this.#room;
    listenToSheet(this.#room, {
      hand: (at) => {
        if (this.#film.isRunning) {
          this.#film.stop();
          return null;
        }
        const isSticking = dock.open === 'sticker' && this.#sticking.lift(at);
        dock.slide(null);
        tag.hide();
        frame.classList.add('is-quiet');
        return isSticking || this.#sticking.isHolding ? this.#sticking : this.#painting;
      },
    });
    listenToRack(this.#room, {
      pull: (art, at) => {
        dock.slide(null);
        this.#sticking.take(art, at);
        return this.#sticking;
      },
    });
    listenToKeys(this.#room, this.#sticking, {
      undo: () => this.#step('undo'),
      redo: () => this.#step('redo'),
      leave: () => {
        this.#free();
        const isOpen = dock.open !== null;
        dock.slide(null);
        if (isOpen) easel.box.focus({ preventScroll: true });
      },
      brush: () => (this.#film.isRunning ? null : this.#painting),
    });
    for (const kind of ['pointerdown', 'keydown'] as const)
      frame.addEventListener(kind, () => this.#guide.arm(), true);
    frame.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLButtonElement) || !target.ariaLabel) return;
      if (target.matches(':focus-visible')) this.#room.name(target.ariaLabel, target);
    });
    frame.addEventListener('focusout', () => tag.hide());
  }

  #dress(): void {
    this.#bars.dress();
  }

  #resized(): void {
    this.#painting.up();
    // An untouched sheet takes the shape of the new room; a drawing keeps its own.
    const { session, stage } = this.#room;
    if (session.marks.length === 0) session.shape = shapeFor(sheetArea(stage.scene));
    this.#room.refit();
    this.#sticking.again();
  }

  #opened(isOpen: boolean): void {
    const { sounds, tag, frame } = this.#room;
    frame.classList.toggle('is-open', isOpen);
    tag.hide();
    if (!isOpen) return;
    this.#free();
    sounds.play('open');
  }

  /** Ends whatever has the sheet. */
  #free(): void {
    this.#painting.up();
    this.#film.stop();
    this.#sticking.settle();
  }

  #step(way: 'undo' | 'redo'): void {
    if (document.querySelector('.overlay, .nobi-end')) return;
    const { session, easel, sounds, used, refresh, text, tell } = this.#room;
    if (this.#sticking.isHolding && way === 'undo') {
      this.#sticking.remove();
      return;
    }
    this.#free();
    const mark = way === 'undo' ? session.undo() : session.redo();
    sounds.play(way, { pitch: mark ? 1 : 0.7 });
    if (!mark) tell(text().nothingLeft);
    else if (way === 'redo') easel.added(session.marks);
    else {
      easel.forget(touchedFrom(mark, session.marks.length));
      easel.show(session.marks);
      used('undo');
    }
    refresh();
  }

  #finish(): void {
    this.#free();
    this.#room.dock.slide(null);
    this.#guide.rest();
    this.#shelf.now();
    finish(this.#room);
  }

  #keep(): void {
    const { dock, session, sounds, tell, text, frame, calm } = this.#room;
    dock.slide(null);
    if (isBlank(session.marks)) {
      tell(text().nothingYet);
      return;
    }
    session.keep();
    sounds.play('kept');
    tell(text().kept);
    if (calm()) return;
    frame.classList.remove('is-keeping');
    void frame.offsetWidth;
    frame.classList.add('is-keeping');
  }

  #letOut(way: (room: Room) => void): void {
    const { dock, session, tell, text } = this.#room;
    this.#free();
    dock.slide(null);
    if (isBlank(session.marks)) tell(text().nothingYet);
    else way(this.#room);
  }

  #play(): void {
    const { dock, session, tell, text, easel } = this.#room;
    this.#free();
    dock.slide(null);
    if (isBlank(session.marks)) {
      tell(text().nothingYet);
      return;
    }
    this.#guide.rest();
    this.#room.used('film');
    tell(text().filmRuns);
    this.#film.start(() => {
      tell(text().filmOver);
      easel.box.focus({ preventScroll: true });
      this.#guide.arm();
    });
    this.#bars.stop.focus({ preventScroll: true });
  }

  #clear(): void {
    const { dock, session, tell, text } = this.#room;
    this.#free();
    dock.slide(null);
    if (isBlank(session.marks)) tell(text().nothingYet);
    else this.#page = askToClear(this.#room);
  }

  #album(): void {
    this.#free();
    this.#room.dock.slide(null);
    this.#page = showAlbum(this.#room);
  }

  #obstacle(what: Obstacle): void {
    if (what.kind === 'sheet-full') {
      this.#room.tell(this.#room.text().sheetFull);
      this.#room.dock.beckon('magic');
    } else if (!document.querySelector('.overlay')) {
      this.#page = askForRoom(this.#room, what.oldest);
    }
  }
}

export const openStudio = (guest: Guest): void => new Studio(guest).open();
