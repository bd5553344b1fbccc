/** Puts the library together: one view at a time, and every press, key and swipe to the right one. */
import {
  type Guest,
  newSeed,
  openClock,
  openStage,
  type Stage,
  showEnd,
  watchIdle,
} from '@nobi/kit/guest';
import { openAsk } from './play/ask-view.ts';
import { bookCovers, loadDraft, recordedBooks } from './play/books.ts';
import type { Context, Reading, View } from './play/context.ts';
import { openCover } from './play/cover-view.ts';
import { loadStory } from './play/loading.ts';
import { loadOwnVoice, type OwnVoicePart } from './play/own-voice.ts';
import { openPage } from './play/page-view.ts';
import { ShelfView } from './play/shelf-view.ts';
import { openVoice } from './play/speaking.ts';
import { watchSwipes } from './play/swipes.ts';
import { openTell } from './play/tell-view.ts';
import type { Cover } from './rules/cover.ts';
import { type Open, type Progress, readSave, type Step, writeSave } from './rules/save.ts';
import type { Story } from './stories/story.ts';
import { words } from './text/text.ts';
import { openBookSounds } from './view/sounds.ts';

const views: Record<Step, (context: Context, reading: Reading) => View> = {
  cover: openCover,
  read: openPage,
  ask: openAsk,
  tell: openTell,
};

class Library {
  #guest: Guest;
  #stage: Stage;
  #frame: HTMLElement;
  #clock = openClock({ step() {}, draw() {} });
  #context: Context;
  #progress: Progress;
  #story: Story | null = null;
  #view: View | null = null;
  #goal = '';
  #finished = 0;
  #own: OwnVoicePart | null = null;
  #added: readonly Cover[] = [];

  constructor(guest: Guest) {
    this.#guest = guest;
    const stage = openStage(guest);
    this.#frame = stage.scene.closest<HTMLElement>('.nobi-stage') ?? document.body;
    // Beside a page the line is seen only while it is news: what is to be read is the story.
    const seen = (run: (text: string) => void) => (text: string) => {
      run(text);
      this.#frame.classList.add('is-telling');
    };
    this.#stage = { ...stage, goal: seen(stage.goal), tell: seen(stage.tell) };
    this.#progress = readSave(guest.save);
    this.#context = this.#makeContext();
  }

  #makeContext(): Context {
    const guest = this.#guest;
    const [stage, clock, frame] = [this.#stage, this.#clock, this.#frame];
    const text = () => words[guest.settings.lang];
    const library = this;
    return {
      guest,
      stage,
      clock,
      frame,
      text,
      get progress() {
        return library.#progress;
      },
      get added() {
        return library.#added;
      },
      get own() {
        return library.#own;
      },
      idle: watchIdle(clock, {
        first: () => stage.tell(this.#goal),
        second: () => stage.tell(this.#progress.open ? text().tapWord : text().firstIdle),
      }),
      sounds: openBookSounds(guest.settings.sound),
      voice: openVoice({ guest, clock, changed: () => this.#show(), recorded: recordedBooks() }),
      put: (news) => this.#put(news),
      turn: (news) => {
        const { open } = this.#progress;
        if (open) this.#put({ open: { ...open, ...news } });
      },
      show: () => this.#show(),
      note: ({ level = 0, verb, ...rest }) =>
        guest.event({
          verb,
          ...rest,
          ctx: { level, skill: 'understand-stories', mode: verb === 'answered' ? 'play' : 'free' },
        }),
      finish: () => this.#finish(),
    };
  }

  open(): void {
    const { guest, clock, idle, sounds, note } = this.#context;
    guest.onSettings(() => {
      sounds.volume(guest.settings.sound);
      this.#show();
      this.#sayGoal();
    });
    guest.onPause(() => {
      clock.stop();
      note({ verb: 'suspended', object: 'sitting' });
    });
    guest.onResume(() => {
      clock.start();
      note({ verb: 'resumed', object: 'sitting' });
    });
    for (const kind of ['pointerdown', 'keydown'] as const)
      this.#frame.addEventListener(kind, () => idle.arm(), true);
    addEventListener('keydown', (event) => {
      if (document.querySelector('.overlay, .nobi-end')) return;
      if (this.#view?.key?.(event.key)) event.preventDefault();
    });
    watchSwipes(this.#stage.scene, (by) => this.#view?.swipe?.(by));
    new ResizeObserver(() => this.#view?.fit?.()).observe(this.#stage.scene);
    this.#stage.goal(words[guest.settings.lang].goal);
    clock.start();
    idle.arm();
    note({ verb: 'initialized', object: 'sitting' });
    void this.#begin();
    void this.#bringVoice();
  }

  async #bringVoice(): Promise<void> {
    const { guest, text, voice } = this.#context;
    const hush = (): void => voice.stop();
    const changed = (): void => this.#view?.voiceChanged?.();
    this.#own = await loadOwnVoice({ guest, text, hush, changed });
    // What stands there already has places for it now.
    if (this.#progress.open?.step === 'tell' || this.#progress.open?.step === 'cover') this.#show();
  }

  async #begin(): Promise<void> {
    const draft = await loadDraft(this.#guest.opens);
    if (draft) {
      this.#layOpen(draft);
      return;
    }
    void this.#bringBooks();
    await this.#takeUp();
  }

  async #bringBooks(): Promise<void> {
    this.#added = await bookCovers();
    if (this.#added.length > 0 && !this.#story) this.#show();
  }

  /** Goes on in the book that lay open. */
  async #takeUp(): Promise<void> {
    const { open } = this.#progress;
    if (open) this.#story = await loadStory(open.book);
    if (open && !this.#story) this.#put({ open: null });
    this.#show();
  }

  async #openBook(id: string): Promise<void> {
    const story = await loadStory(id);
    if (!story) {
      this.#stage.tell(this.#context.text().failed);
      return;
    }
    this.#layOpen(story);
  }

  #layOpen(story: Story): void {
    this.#story = story;
    const fresh: Open = {
      book: story.id,
      step: 'cover',
      page: 0,
      isAloud: false,
      isOther: false,
      hints: 0,
      wasSpoken: false,
      question: 0,
      tried: [],
      isAgain: false,
      seed: newSeed(),
    };
    this.#put({ open: fresh });
    this.#show();
  }

  #put(news: Partial<Progress>): void {
    if (news.read && news.read.length > this.#progress.read.length) this.#finished += 1;
    this.#progress = { ...this.#progress, ...news };
    this.#guest.keep(writeSave(this.#progress));
  }

  #show(): void {
    const { open } = this.#progress;
    const isOpen = open !== null && this.#story !== null;
    if (!isOpen) this.#story = null;
    const view: View =
      isOpen && this.#story
        ? views[open.step](this.#context, { story: this.#story, open })
        : new ShelfView(this.#context, (id) => void this.#openBook(id));
    this.#view = view;
    this.#frame.dataset.view = isOpen ? open.step : 'shelf';
    this.#stage.scene.replaceChildren(view.box);
    this.#stage.controls.replaceChildren(...view.controls);
    this.#stage.corner.replaceChildren(...view.corner);
    view.fit?.();
    this.#frame.classList.remove('is-telling');
    if (view.goal !== this.#goal) this.#sayGoal();
    view.begin?.();
  }

  #sayGoal(): void {
    if (!this.#view) return;
    this.#goal = this.#view.goal;
    this.#stage.goal(this.#goal);
  }

  #finish(): void {
    const { guest, idle, note, text } = this.#context;
    const recap = (): string => text().recap(this.#finished);
    idle.rest();
    guest.say(recap());
    showEnd(guest, {
      recap,
      onDone: () => {
        note({ verb: 'terminated', object: 'sitting' });
        guest.end(this.#finished, 'free');
      },
      onAgain: () => idle.arm(),
    });
  }
}

export const openLibrary = (guest: Guest): void => new Library(guest).open();
