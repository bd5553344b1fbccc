/** Puts the pieces together and leads every press to the right one. */

import type { Guest } from '@nobi/kit/guest';
import {
  beginPlaySession,
  listenToOrders,
  makeTool,
  type Shelf,
  type Tool,
} from '@nobi/kit/studio';
import { actAt, moveStart, nameAt, removeAt } from './play/building.ts';
import type { Context } from './play/context.ts';
import { finish } from './play/finish.ts';
import { openGuide } from './play/guide.ts';
import { type Page, showAlbum, showCode } from './play/pages.ts';
import { Run } from './play/run.ts';
import { openContext, type Wiring } from './play/setup.ts';
import { openShelf } from './play/shelf.ts';
import { pieceCount } from './rules/board.ts';
import type { Outcome } from './rules/outcome.ts';
import { riddleNames } from './rules/riddles.ts';
import type { Orders } from './scene/dock.ts';
import { icons } from './view/icons.ts';

class Kelereng {
  #context: Context;
  #run: Run;
  #shelf: Shelf;
  #guide: ReturnType<typeof openGuide>;
  #page: Page | null = null;
  #undo: Tool;
  #redo: Tool;
  #finish: Tool;
  /** What stands where the keyboard's frame is, for who cannot see it. */
  #spoken = document.createElement('p');

  constructor(guest: Guest) {
    const wiring: Wiring = {
      orders: this.#orders(),
      step: (seconds) => {
        this.#run.step(seconds);
        this.#shelf.step(seconds);
      },
      draw: () => this.#run.draw(),
      full: (why) => this.#full(why),
      refresh: () => this.#refresh(),
    };
    this.#context = openContext(guest, () => wiring);
    this.#run = new Run(this.#context, (outcome) => this.#ended(outcome));
    this.#shelf = openShelf(this.#context);
    this.#guide = openGuide(this.#context);
    this.#undo = makeTool({
      kind: 'round undo',
      icon: icons.undo,
      press: () => this.#step('undo'),
    });
    this.#redo = makeTool({
      kind: 'round redo',
      icon: icons.redo,
      press: () => this.#step('redo'),
    });
    this.#finish = makeTool({
      kind: 'round finish',
      icon: icons.finish,
      press: () => this.#stopHere(),
    });
    this.#context.stage.corner.append(this.#undo.button, this.#redo.button, this.#finish.button);
    this.#spoken.className = 'nobi-title';
    this.#spoken.setAttribute('role', 'status');
    this.#context.stage.scene.append(this.#spoken);
  }

  open(): void {
    const { stage, frame, refit, goal } = this.#context;
    frame.classList.add('studio');
    this.#dress();
    this.#listen();
    goal();
    refit();
    this.#refresh();
    new ResizeObserver(() => refit()).observe(stage.scene);
    beginPlaySession({
      ...this.#context,
      shelf: this.#shelf,
      dress: () => {
        this.#dress();
        this.#page?.dress();
        goal();
      },
      rest: () => undefined,
    });
    this.#guide.arm();
  }

  #orders(): Orders {
    return {
      tool: (tool) => {
        const { session, dock, sounds, tell, text, wall } = this.#context;
        session.tool = tool;
        session.keep();
        sounds.play('pick');
        const isOpen = dock.open !== null;
        dock.slide(null);
        this.#refresh();
        if (isOpen) wall.box.focus({ preventScroll: true });
        tell(text().tools[tool]);
      },
      start: () => {
        this.#halt();
        moveStart(this.#context);
      },
      go: () => (this.#run.isRunning ? this.#halt(true) : this.#go()),
      slow: () => this.#slow(),
      deed: (what) => this.#deeds[what](),
      onDrawer: (drawer) => {
        this.#context.frame.classList.toggle('is-open', drawer !== null);
        if (drawer) this.#context.sounds.play('open');
      },
    };
  }

  #deeds = {
    riddle: (): void => {
      const { session, dock, sounds, used, goal } = this.#context;
      this.#halt();
      dock.slide(null);
      const next = session.riddle === null ? 0 : session.riddle + 1;
      session.fresh(next % riddleNames.length);
      used('riddle');
      sounds.play('open');
      this.#refresh();
      goal();
    },
    code: (): void => this.#show(showCode),
    album: (): void => this.#show(showAlbum),
  };

  #listen(): void {
    const { wall, frame, dock } = this.#context;
    const meant = (act: (context: Context, place: number) => void) => (place: number) => {
      dock.slide(null);
      frame.classList.add('is-quiet');
      // The first press on a wall that runs only stops it: nothing moves under the finger.
      if (this.#run.isRunning) this.#halt(true);
      else {
        this.#run.stop();
        act(this.#context, place);
      }
    };
    wall.listen({
      change: (place) => {
        this.#spoken.textContent = nameAt(this.#context, place);
      },
      act: meant(actAt),
      remove: meant(removeAt),
    });
    for (const kind of ['pointerdown', 'keydown'] as const)
      frame.addEventListener(kind, () => this.#guide.arm(), true);
    listenToOrders({
      undo: () => this.#step('undo'),
      redo: () => this.#step('redo'),
      leave: () => this.#closeDrawer(),
    });
  }

  #closeDrawer(): void {
    const isOpen = this.#context.dock.open !== null;
    this.#context.dock.slide(null);
    if (isOpen) this.#context.wall.box.focus({ preventScroll: true });
  }

  #dress(): void {
    const { text, dock, wall } = this.#context;
    const words = text();
    this.#undo.name(words.undo);
    this.#redo.name(words.redo);
    this.#finish.name(words.finish);
    dock.dress(words, this.#run.isRunning);
    wall.box.ariaLabel = words.wall;
  }

  #refresh(): void {
    const { session, dock, wall } = this.#context;
    const { isRunning, isSlow, runs } = this.#run;
    this.#undo.button.ariaDisabled = String(!session.canUndo);
    this.#redo.button.ariaDisabled = String(!session.canRedo);
    dock.show({ tool: session.tool, isRunning, isSlow });
    this.#dress();
    Object.assign(wall.box.dataset, {
      pieces: String(pieceCount(session.board)),
      changes: String(session.changes),
      runs: String(runs),
      running: String(isRunning),
    });
  }

  #go(): void {
    const { dock, sounds, used, tell, text } = this.#context;
    dock.slide(null);
    this.#run.start();
    sounds.play('go');
    used('run');
    tell(text().runs);
    this.#context.frame.classList.add('is-quiet');
    this.#refresh();
  }

  #halt(isToTell = false): void {
    const { sounds, tell, text } = this.#context;
    const wasRunning = this.#run.isRunning;
    this.#run.stop();
    this.#refresh();
    if (!wasRunning || !isToTell) return;
    sounds.play('undo');
    tell(text().stopped);
  }

  #ended(outcome: Outcome): void {
    const { tell, text, sounds } = this.#context;
    this.#refresh();
    const isSolved = this.#run.isSolved(outcome);
    if (isSolved) sounds.play('kept');
    tell(isSolved ? text().solved : text().outcome(outcome));
    this.#guide.arm();
  }

  #slow(): void {
    const { sounds, used, tell, text } = this.#context;
    this.#run.isSlow = !this.#run.isSlow;
    sounds.play('turn', { pitch: this.#run.isSlow ? 0.7 : 1.2 });
    used('slow');
    this.#refresh();
    tell(this.#run.isSlow ? text().slow : text().slowOff);
  }

  #step(way: 'undo' | 'redo'): void {
    if (document.querySelector('.overlay, .nobi-end')) return;
    this.#halt();
    const { session, sounds, used, tell, text } = this.#context;
    const isDone = way === 'undo' ? session.undo() : session.redo();
    sounds.play('undo', { pitch: way === 'undo' ? 1 : 1.3 });
    if (!isDone) tell(text().nothingLeft);
    else if (way === 'undo') used('undo');
    this.#refresh();
  }

  #show(page: (context: Context) => Page): void {
    this.#halt();
    this.#context.dock.slide(null);
    this.#page = page(this.#context);
  }

  #stopHere(): void {
    this.#halt();
    this.#context.dock.slide(null);
    this.#guide.rest();
    this.#shelf.now();
    finish(this.#context, this.#run.runs);
  }

  #full(why: 'board-full' | 'album-full'): void {
    const { tell, text, dock } = this.#context;
    tell(why === 'board-full' ? text().boardFull : text().albumFull);
    dock.beckon(why === 'board-full' ? 'pieces' : 'work');
  }
}

export const openKelereng = (guest: Guest): void => new Kelereng(guest).open();
