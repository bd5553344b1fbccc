/** Puts the pieces together: rounds with a task, free play without, and every press led to the right one. */
import { endSession, isClean, makeChip, today } from '@nobi/kit/game';
import {
  type Guest,
  newSeed,
  openClock,
  openStage,
  type PlayVerb,
  watchIdle,
} from '@nobi/kit/guest';
import { helpAfter } from '@nobi/kit/learning';
import { readSave, writeSave } from './rules/save.ts';
import {
  hinted,
  isOver,
  missed,
  platesIn,
  rounds,
  type Session,
  solved,
  startSession,
  taskOf,
} from './rules/session.ts';
import { isMost, skill } from './rules/tasks.ts';
import { words } from './text/text.ts';
import { openPlates } from './view/plates.ts';
import { openGameSounds } from './view/sounds.ts';

const watching = 2.4;
const mostCakes = 10;

class Game {
  #guest: Guest;
  #stage;
  #clock = openClock({ step() {}, draw() {} });
  #sounds;
  #plates;
  #idle;
  #switcher: HTMLButtonElement;
  #session: Session;
  #mode: 'play' | 'free' = 'play';
  /** Something is being watched; presses wait. */
  #busy = false;
  #free = [1, 2, 3, 4];
  #startedAt = 0;

  constructor(guest: Guest) {
    this.#guest = guest;
    this.#stage = openStage(guest);
    this.#sounds = openGameSounds(guest.settings.sound);
    this.#plates = openPlates(this.#stage.scene, (at) => this.#pick(at));
    this.#idle = watchIdle(this.#clock, {
      first: () => this.#stage.tell(this.#text().look),
      second: () => this.#hint(),
    });
    this.#session = readSave(guest.save) ?? startSession(null, newSeed());
    this.#switcher = makeChip(this.#stage.corner, () =>
      this.#enter(this.#mode === 'play' ? 'free' : 'play'),
    );
  }

  open(): void {
    const { onSettings, onPause, onResume } = this.#guest;
    onSettings(() => {
      this.#sounds.volume(this.#guest.settings.sound);
      this.#show();
    });
    onPause(() => {
      this.#clock.stop();
      this.#note('suspended');
    });
    onResume(() => {
      this.#clock.start();
      this.#note('resumed');
    });
    this.#clock.start();
    this.#note('initialized');
    if (isOver(this.#session)) this.#finish();
    else this.#show();
  }

  #text() {
    return words[this.#guest.settings.lang];
  }

  #note(verb: PlayVerb, object = 'sitting'): void {
    this.#guest.event({ verb, object, ctx: this.#context() });
  }

  #context() {
    return { level: taskOf(this.#session).most, skill, mode: this.#mode };
  }

  #enter(mode: 'play' | 'free'): void {
    this.#mode = mode;
    this.#busy = false;
    this.#clock.forget();
    this.#sounds.play('tap');
    if (mode === 'play') this.#note('created', 'plates');
    this.#show();
  }

  /** Everything on the screen, from what is known. */
  #show(): void {
    const text = this.#text();
    const isFree = this.#mode === 'free';
    this.#switcher.textContent = isFree ? text.play : text.free;
    this.#plates.show(isFree ? this.#free : platesIn(this.#session), text.plate);
    this.#plates.rest(this.#busy);
    this.#plates.help(isFree || helpAfter(this.#session.misses) !== 'none');
    this.#startedAt = this.#clock.now();
    if (isFree) this.#idle.rest();
    else this.#idle.arm();
    this.#stage.goal(isFree ? text.freeGoal : text.goal);
  }

  #pick(at: number): void {
    if (this.#busy) return;
    if (this.#mode === 'free') this.#fill(at);
    else this.#judge(at);
  }

  #fill(at: number): void {
    const count = ((this.#free[at] ?? 0) % mostCakes) + 1;
    this.#free[at] = count;
    this.#sounds.play('tap', { pitch: 1 + count / 10 });
    this.#plates.show(this.#free, this.#text().plate);
  }

  #judge(at: number): void {
    const plates = platesIn(this.#session);
    const count = plates[at] ?? 0;
    const isRight = isMost(plates, count);
    this.#report(isRight, count);
    if (isRight) this.#right(count);
    else this.#miss(count);
  }

  #report(isRight: boolean, count: number): void {
    const { most } = taskOf(this.#session);
    this.#guest.event({
      verb: 'answered',
      object: taskOf(this.#session).id,
      attempt: this.#session.misses + 1,
      result: {
        success: isRight,
        first_try: isRight && isClean(this.#session),
        response: [count],
        duration_ms: Math.min(3_600_000, Math.round((this.#clock.now() - this.#startedAt) * 1000)),
        hints: this.#session.hints,
      },
      ctx: { level: most, skill, mode: 'play' },
    });
  }

  #right(count: number): void {
    this.#busy = true;
    this.#plates.rest(true);
    this.#idle.rest();
    this.#sounds.play('right');
    this.#plates.point(platesIn(this.#session).indexOf(count));
    this.#stage.tell(this.#text().right(count));
    const { session, mastered } = solved(this.#session, today());
    if (mastered) this.#note('mastered', skill);
    this.#keep(session);
    this.#clock.after(watching, () => {
      this.#busy = false;
      if (isOver(session)) this.#finish();
      else this.#show();
    });
  }

  #miss(count: number): void {
    const text = this.#text();
    this.#sounds.play('oops');
    this.#keep(missed(this.#session));
    const help = helpAfter(this.#session.misses);
    const plates = platesIn(this.#session);
    const most = Math.max(...plates);
    this.#plates.help(help !== 'none');
    if (help === 'worked') this.#plates.point(plates.indexOf(most));
    const lines = { none: text.miss(count), scaffold: text.scaffold, worked: text.worked(most) };
    this.#stage.tell(lines[help]);
    this.#idle.arm();
  }

  #hint(): void {
    this.#keep(hinted(this.#session));
    const plates = platesIn(this.#session);
    this.#plates.point(plates.indexOf(Math.max(...plates)));
    this.#stage.tell(this.#text().hint);
  }

  #keep(session: Session): void {
    this.#session = session;
    this.#guest.keep(writeSave(session));
  }

  #finish(): void {
    this.#note('completed');
    endSession(
      { guest: this.#guest, clock: this.#clock, eventContext: () => this.#context() },
      {
        recap: () => this.#text().recap,
        items: rounds,
        wait: 0,
        again: () => {
          this.#keep(startSession(this.#session, newSeed()));
          this.#show();
        },
      },
    );
  }
}

export const openGame = (guest: Guest): void => new Game(guest).open();
