/** Puts the pieces together and leads every press to the right one. */

import type { Guest } from '@nobi/kit/guest';
import { beginPlaySession, type Shelf, sheetArea } from '@nobi/kit/studio';
import { type Bars, openBars } from './play/bars.ts';
import { makeOrders } from './play/choices.ts';
import type { Context } from './play/context.ts';
import { Film } from './play/film.ts';
import { finish } from './play/finish.ts';
import { openGuide } from './play/guide.ts';
import { printDrawing, saveDrawing } from './play/outlets.ts';
import { askForSpace, askToClear, showAlbum } from './play/pages.ts';
import { openContext, type Wiring } from './play/setup.ts';
import { openShelf } from './play/shelf.ts';
import { ideaAt } from './rules/ideas.ts';
import { isBlank, touchedFrom } from './rules/marks.ts';
import type { Obstacle } from './rules/session.ts';
import { shapeFor } from './scene/easel.ts';
import { listenToKeys } from './scene/keys.ts';
import { Painting } from './scene/painting.ts';
import { listenToRack, listenToSheet } from './scene/presses.ts';
import { Sticking } from './scene/sticking.ts';

class Studio {
  #context: Context;
  #painting: Painting;
  #sticking: Sticking;
  #film: Film;
  #bars: Bars;
  #page: { dress(): void } | null = null;
  /** The idea that stands as the goal; null is the goal of the studio. */
  #idea: number | null = null;
  #shelf: Shelf;
  #guide: ReturnType<typeof openGuide>;

  constructor(guest: Guest) {
    const orders = makeOrders({
      context: () => this.#context,
      sticking: () => this.#sticking,
      free: () => this.#free(),
      deed: (what) => this.#deeds[what](),
      onDrawer: (drawer) => this.#drawerMoved(drawer !== null),
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
    this.#context = openContext(guest, () => wiring);
    this.#painting = new Painting(this.#context);
    this.#sticking = new Sticking(this.#context);
    this.#film = new Film(this.#context);
    this.#shelf = openShelf(this.#context);
    this.#guide = openGuide(this.#context);
    this.#bars = openBars(this.#context, {
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
    const { stage, frame, easel } = this.#context;
    const { box } = easel;
    box.tabIndex = 0;
    box.setAttribute('role', 'application');
    frame.classList.add('studio');
    this.#dress();
    this.#listen();
    this.#context.goal(this.#goal());
    this.#context.refit();
    this.#context.refresh();
    new ResizeObserver(() => this.#resized()).observe(stage.scene);
    beginPlaySession({
      ...this.#context,
      shelf: this.#shelf,
      dress: () => {
        this.#dress();
        this.#page?.dress();
        this.#context.goal(this.#goal());
      },
      rest: () => this.#painting.up(),
    });
    this.#guide.arm();
  }

  #deeds = {
    idea: (): void => {
      this.#idea = this.#idea === null ? 0 : this.#idea + 1;
      this.#context.dock.slide(null);
      this.#context.sounds.play('open');
      this.#context.goal(this.#goal());
    },
    keep: (): void => this.#keep(),
    album: (): void => this.#album(),
    film: (): void => this.#play(),
    clear: (): void => this.#clear(),
    save: (): void => this.#letOut(saveDrawing),
    print: (): void => this.#letOut(printDrawing),
  };

  #goal(): string {
    const words = this.#context.text();
    return this.#idea === null ? words.goal : words.ideas[ideaAt(this.#idea)];
  }

  #listen(): void {
    const { frame, tag, dock, easel } = this.#context;
    listenToSheet(this.#context, {
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
    listenToRack(this.#context, {
      pull: (art, at) => {
        dock.slide(null);
        this.#sticking.take(art, at);
        return this.#sticking;
      },
    });
    listenToKeys(this.#context, this.#sticking, {
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
      if (target.matches(':focus-visible')) this.#context.name(target.ariaLabel, target);
    });
    frame.addEventListener('focusout', () => tag.hide());
  }

  #dress(): void {
    this.#bars.dress();
  }

  #resized(): void {
    this.#painting.up();
    // An untouched sheet takes the shape of the new room; a drawing keeps its own.
    const { session, stage } = this.#context;
    if (session.marks.length === 0) session.shape = shapeFor(sheetArea(stage.scene));
    this.#context.refit();
    this.#sticking.again();
  }

  #drawerMoved(isOpen: boolean): void {
    const { sounds, tag, frame } = this.#context;
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
    const { session, easel, sounds, used, refresh, text, tell } = this.#context;
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
    this.#context.dock.slide(null);
    this.#guide.rest();
    this.#shelf.now();
    finish(this.#context);
  }

  #keep(): void {
    const { dock, session, sounds, tell, text, frame, calm } = this.#context;
    dock.slide(null);
    if (isBlank(session.marks)) {
      tell(text().nothingYet);
      return;
    }
    session.keep();
    sounds.play('kept');
    tell(text().saved);
    if (calm()) return;
    frame.classList.remove('is-keeping');
    void frame.offsetWidth;
    frame.classList.add('is-keeping');
  }

  #letOut(way: (context: Context) => void): void {
    const { dock, session, tell, text } = this.#context;
    this.#free();
    dock.slide(null);
    if (isBlank(session.marks)) tell(text().nothingYet);
    else way(this.#context);
  }

  #play(): void {
    const { dock, session, tell, text, easel } = this.#context;
    this.#free();
    dock.slide(null);
    if (isBlank(session.marks)) {
      tell(text().nothingYet);
      return;
    }
    this.#guide.rest();
    this.#context.used('film');
    tell(text().filmRuns);
    this.#film.start(() => {
      tell(text().filmOver);
      easel.box.focus({ preventScroll: true });
      this.#guide.arm();
    });
    this.#bars.stop.focus({ preventScroll: true });
  }

  #clear(): void {
    const { dock, session, tell, text } = this.#context;
    this.#free();
    dock.slide(null);
    if (isBlank(session.marks)) tell(text().nothingYet);
    else this.#page = askToClear(this.#context);
  }

  #album(): void {
    this.#free();
    this.#context.dock.slide(null);
    this.#page = showAlbum(this.#context);
  }

  #obstacle(what: Obstacle): void {
    if (what.kind === 'sheet-full') {
      this.#context.tell(this.#context.text().sheetFull);
      this.#context.dock.beckon('magic');
    } else if (!document.querySelector('.overlay')) {
      this.#page = askForSpace(this.#context, what.oldest);
    }
  }
}

export const openStudio = (guest: Guest): void => new Studio(guest).open();
