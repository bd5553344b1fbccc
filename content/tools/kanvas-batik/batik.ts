/** Puts the pieces together and leads every press to the right one. */

import type { Guest } from '@nobi/kit/guest';
import { beginPlaySession, type Shelf, sheetArea } from '@nobi/kit/studio';
import { type Bars, openBars } from './play/bars.ts';
import { makeOrders } from './play/choices.ts';
import type { Context } from './play/context.ts';
import { finish } from './play/finish.ts';
import { openGuide } from './play/guide.ts';
import { printCloth, saveCloth } from './play/outlets.ts';
import { type Page, showAlbum, showStories } from './play/pages.ts';
import { openContext, type Wiring } from './play/setup.ts';
import { openShelf } from './play/shelf.ts';
import { ideaAt } from './rules/ideas.ts';
import type { Obstacle } from './rules/session.ts';
import { Canting } from './scene/canting.ts';
import { listenToKeys } from './scene/keys.ts';
import { listenToSheet } from './scene/presses.ts';
import { shapeFor } from './scene/sheet.ts';

class Batik {
  #context: Context;
  #canting: Canting;
  #bars: Bars;
  #shelf: Shelf;
  #guide: ReturnType<typeof openGuide>;
  #page: Page | null = null;
  /** The challenge that stands as the goal; null is the goal of the canvas. */
  #idea: number | null = null;

  constructor(guest: Guest) {
    const orders = makeOrders({
      context: () => this.#context,
      free: () => this.#canting.up(),
      deed: (what) => this.#deeds[what](),
      onDrawer: (drawer) => this.#drawerMoved(drawer !== null),
    });
    const wiring: Wiring = {
      orders,
      step: (seconds) => this.#shelf.step(seconds),
      draw: () => this.#canting.draw(),
      obstacle: (what) => this.#obstacle(what),
      refresh: () => this.#bars.refresh(),
    };
    this.#context = openContext(guest, () => wiring);
    this.#canting = new Canting(this.#context);
    this.#shelf = openShelf(this.#context);
    this.#guide = openGuide(this.#context);
    this.#bars = openBars(this.#context, {
      undo: () => this.#step('undo'),
      redo: () => this.#step('redo'),
      finish: () => this.#finish(),
    });
  }

  open(): void {
    const { stage, frame } = this.#context;
    frame.classList.add('studio');
    this.#bars.dress();
    this.#listen();
    this.#context.goal(this.#goal());
    this.#context.refit();
    this.#context.refresh();
    new ResizeObserver(() => this.#resized()).observe(stage.scene);
    beginPlaySession({
      ...this.#context,
      shelf: this.#shelf,
      dress: () => {
        this.#bars.dress();
        this.#page?.dress();
        this.#context.goal(this.#goal());
      },
      rest: () => this.#canting.up(),
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
    story: (): void => this.#show(showStories),
    album: (): void => this.#show(showAlbum),
    save: (): void => this.#letOut(saveCloth),
    print: (): void => this.#letOut(printCloth),
  };

  #goal(): string {
    const words = this.#context.text();
    return this.#idea === null ? words.goal : words.ideas[ideaAt(this.#idea)];
  }

  #listen(): void {
    const { frame, dock, sheet } = this.#context;
    listenToSheet(sheet, this.#canting, () => {
      dock.slide(null);
      frame.classList.add('is-quiet');
    });
    listenToKeys(this.#context, this.#canting, {
      undo: () => this.#step('undo'),
      redo: () => this.#step('redo'),
      leave: () => {
        const isOpen = dock.open !== null;
        dock.slide(null);
        if (isOpen) sheet.box.focus({ preventScroll: true });
      },
    });
    for (const kind of ['pointerdown', 'keydown'] as const)
      frame.addEventListener(kind, () => this.#guide.arm(), true);
  }

  #resized(): void {
    this.#canting.up();
    // An untouched cloth takes the shape of the new room; one that was begun keeps its own.
    const { session, stage } = this.#context;
    if (session.marks.length === 0) session.shape = shapeFor(sheetArea(stage.scene));
    this.#context.refit();
  }

  #drawerMoved(isOpen: boolean): void {
    this.#context.frame.classList.toggle('is-open', isOpen);
    if (!isOpen) return;
    this.#canting.up();
    this.#context.sounds.play('open');
  }

  #step(way: 'undo' | 'redo'): void {
    if (document.querySelector('.overlay, .nobi-end')) return;
    this.#canting.up();
    const { session, sheet, sounds, used, refresh, text, tell } = this.#context;
    const mark = way === 'undo' ? session.undo() : session.redo();
    sounds.play(way, { pitch: mark ? 1 : 0.7 });
    if (!mark) tell(text().nothingLeft);
    else if (way === 'redo') sheet.added(session.marks, false);
    else {
      sheet.show(session.marks);
      used('undo');
    }
    refresh();
  }

  #show(page: (context: Context) => Page): void {
    this.#canting.up();
    this.#context.dock.slide(null);
    this.#page = page(this.#context);
  }

  #letOut(way: (context: Context) => void): void {
    const { dock, session, tell, text } = this.#context;
    this.#canting.up();
    dock.slide(null);
    if (session.marks.length === 0) tell(text().nothingYet);
    else way(this.#context);
  }

  #finish(): void {
    this.#canting.up();
    this.#context.dock.slide(null);
    this.#guide.rest();
    this.#shelf.now();
    finish(this.#context);
  }

  #obstacle(what: Obstacle): void {
    const { tell, text, dock } = this.#context;
    tell(what === 'cloth-full' ? text().clothFull : text().albumFull);
    dock.beckon('work');
  }
}

export const openBatik = (guest: Guest): void => new Batik(guest).open();
