/** Puts the pieces together and leads every press to the right one. */

import type { Guest } from '@nobi/kit/guest';
import { beginPlaySession, listenToOrders, makeTool, type Shelf } from '@nobi/kit/studio';
import { addScene, callPuppet, goToScene, hangBackdrop, turnLamp } from './play/choices.ts';
import type { Context } from './play/context.ts';
import { finish } from './play/finish.ts';
import { openGuide } from './play/guide.ts';
import { handle } from './play/handling.ts';
import { printScenes, saveScene } from './play/outlets.ts';
import { showAlbum } from './play/pages.ts';
import { openContext } from './play/setup.ts';
import { openShelf } from './play/shelf.ts';
import { StageVoice } from './play/stage-voice.ts';
import { Take } from './play/take.ts';
import { ideaAt } from './rules/ideas.ts';
import { isEmpty, takesOf } from './rules/play.ts';
import { puppetNames } from './rules/world.ts';
import type { Deed, Orders } from './scene/dock.ts';
import { icons } from './view/icons.ts';

class Teater {
  #context: Context;
  #take: Take;
  #voice: StageVoice;
  #shelf: Shelf;
  #guide: ReturnType<typeof openGuide>;
  #page: { dress(): void } | null = null;
  /** The beginning of a story that stands as the goal; null is the goal of the theatre. */
  #idea: number | null = null;
  #undo = makeTool({ kind: 'round undo', icon: icons.undo, press: () => this.#step('undo') });
  #redo = makeTool({ kind: 'round redo', icon: icons.redo, press: () => this.#step('redo') });
  #done = makeTool({ kind: 'round finish', icon: icons.finish, press: () => this.#finish() });

  constructor(guest: Guest) {
    const wiring = {
      orders: this.#orders(),
      step: (seconds: number) => {
        this.#take.step(seconds);
        this.#shelf.step(seconds);
      },
      full: () => {
        const { tell, text, dock } = this.#context;
        tell(text().albumFull);
        dock.beckon('work');
      },
      refresh: () => this.#refresh(),
    };
    this.#context = openContext(guest, () => wiring);
    this.#voice = new StageVoice(this.#context, () => {
      if (this.#take.doing === 'recording') this.#take.stop();
    });
    this.#take = new Take(this.#context, {
      sceneBegan: () => this.#voice.hear(),
      sceneEnded: () => this.#voice.hush(),
      ended: (what) => this.#ended(what),
    });
    this.#shelf = openShelf(this.#context, () => this.#take.doing !== 'rest');
    this.#guide = openGuide(this.#context);
    const { corner } = this.#context.stage;
    corner.append(this.#undo.button, this.#redo.button, this.#done.button);
  }

  open(): void {
    const { stage, frame, refit, refresh, toPlaces } = this.#context;
    frame.classList.add('studio');
    this.#listen();
    this.#goal();
    refit();
    refresh();
    toPlaces();
    new ResizeObserver(() => refit()).observe(stage.scene);
    beginPlaySession({
      ...this.#context,
      shelf: this.#shelf,
      dress: () => {
        this.#dress();
        this.#page?.dress();
        this.#goal();
      },
      rest: () => this.#take.stop(),
    });
    this.#guide.arm();
    void this.#voice.bring();
  }

  #orders(): Orders {
    /** What goes on ends first, and the drawer is out of the way. */
    const calm =
      <Place extends readonly unknown[]>(run: (context: Context, ...place: Place) => void) =>
      (...place: Place): void => {
        this.#take.stop();
        this.#closeDrawer();
        run(this.#context, ...place);
      };
    return {
      puppet: calm(callPuppet),
      backdrop: calm(hangBackdrop),
      scene: calm(goToScene),
      nextScene: calm(addScene),
      record: () => this.#record(),
      play: () => this.#play(),
      deed: calm((context, what: Deed) => this.#deeds[what](context)),
      onDrawer: (drawer) => {
        this.#context.frame.classList.toggle('is-open', drawer !== null);
        if (drawer) this.#context.sounds.play('open');
      },
    };
  }

  #deeds: Record<Deed, (context: Context) => void> = {
    lamp: turnLamp,
    voice: ({ tell, text, refresh }) => {
      this.#voice.turn();
      tell(this.#voice.isOn ? text().voiceOn : text().voiceOff);
      refresh();
    },
    idea: ({ sounds, used }) => {
      this.#idea = this.#idea === null ? 0 : this.#idea + 1;
      used('idea');
      sounds.play('open');
      this.#goal();
    },
    album: (context) => {
      this.#page = showAlbum(context, (work) => this.#voice.forget(work));
    },
    save: () => this.#letOut(saveScene),
    print: () => this.#letOut(printScenes),
  };

  #letOut(way: (context: Context) => Promise<void>): void {
    const { session, tell, text } = this.#context;
    if (isEmpty(session.play)) tell(text().needPuppet);
    else void way(this.#context);
  }

  #goal(): void {
    const { text, goal } = this.#context;
    goal(this.#idea === null ? text().goal : text().ideas[ideaAt(this.#idea)]);
  }

  #closeDrawer(): void {
    const { dock, theatre } = this.#context;
    const isFocused = document.activeElement?.closest('.drawer.is-open');
    dock.slide(null);
    const { activeElement } = document;
    const isGone = activeElement instanceof HTMLElement && activeElement.offsetParent === null;
    if (isFocused && (isGone || activeElement === document.body))
      theatre.box.querySelector<HTMLElement>('.puppet')?.focus({ preventScroll: true });
  }

  #record(): void {
    const { session, tell, text } = this.#context;
    if (this.#take.doing === 'recording' || this.#voice.isWaiting) {
      this.#voice.hush();
      this.#take.stop();
      return;
    }
    this.#take.stop();
    this.#closeDrawer();
    if (session.scene.cast.length === 0) {
      tell(text().needPuppet);
      return;
    }
    this.#guide.rest();
    this.#voice.begin(() => this.#startTake());
  }

  /** Nobody else is heard in a take that has the child's voice. */
  #startTake(): void {
    const { session, tell, text, sounds, frame } = this.#context;
    if (!this.#voice.isRecording) {
      sounds.play('gong');
      tell(session.scene.length > 0 ? text().recordingAgain : text().recording);
    }
    this.#take.record();
    frame.classList.add('is-recording');
  }

  #play(): void {
    const { tell, text, sounds, used, frame } = this.#context;
    if (this.#take.doing === 'playing') {
      this.#take.stop();
      return;
    }
    this.#take.stop();
    this.#closeDrawer();
    if (!this.#take.canPlay) {
      tell(text().needTake);
      return;
    }
    sounds.play('gong');
    used('play');
    this.#take.play();
    tell(text().showing(this.#context.session.at + 1));
    frame.classList.add('is-quiet');
    this.#guide.rest();
  }

  #ended(what: Take['doing']): void {
    const { frame, sounds, tell, text, session } = this.#context;
    const isSpoken = this.#voice.isRecording;
    this.#voice.hush();
    frame.classList.remove('is-recording');
    sounds.play('stop');
    this.#refresh();
    if (what === 'recording')
      tell(session.scene.length > 0 || isSpoken ? text().recorded : text().nothingMoved);
    this.#guide.arm();
  }

  #listen(): void {
    const { frame } = this.#context;
    handle(this.#context, this.#take);
    for (const kind of ['pointerdown', 'keydown'] as const)
      frame.addEventListener(
        kind,
        () => {
          if (this.#take.doing === 'rest') this.#guide.arm();
        },
        true,
      );
    listenToOrders({
      undo: () => this.#step('undo'),
      redo: () => this.#step('redo'),
      leave: () => {
        this.#take.stop();
        this.#closeDrawer();
      },
    });
  }

  #dress(): void {
    const { text, dock, theatre } = this.#context;
    const words = text();
    this.#undo.name(words.undo);
    this.#redo.name(words.redo);
    this.#done.name(words.finish);
    dock.dress(words, this.#take.doing);
    theatre.box.ariaLabel = words.stage;
    for (const [puppet, { button }] of theatre.actors)
      button.ariaLabel = words.puppetHow(words.puppets[puppetNames[puppet] ?? 'nobi']);
  }

  #refresh(): void {
    const { session, dock, theatre } = this.#context;
    const { play, at } = session;
    const { doing } = this.#take;
    this.#undo.button.ariaDisabled = String(!session.canUndo);
    this.#redo.button.ariaDisabled = String(!session.canRedo);
    const { isReady, isOn } = this.#voice;
    dock.show({ play, at, doing, voice: isReady ? isOn : null });
    this.#dress();
    Object.assign(theatre.box.dataset, {
      cast: String(session.scene.cast.length),
      takes: String(takesOf(play)),
      scene: String(at + 1),
      doing,
    });
  }

  #step(way: 'undo' | 'redo'): void {
    if (document.querySelector('.overlay, .nobi-end')) return;
    this.#take.stop();
    const { session, sounds, used, refresh, toPlaces, text, tell } = this.#context;
    const isDone = way === 'undo' ? session.undo() : session.redo();
    sounds.play('undo', { pitch: isDone ? 1 : 0.7 });
    if (!isDone) tell(text().nothingLeft);
    else if (way === 'undo') used('undo');
    refresh();
    toPlaces();
  }

  #finish(): void {
    this.#take.stop();
    this.#context.dock.slide(null);
    this.#guide.rest();
    this.#shelf.now();
    finish(this.#context);
  }
}

export const openTheatre = (guest: Guest): void => new Teater(guest).open();
