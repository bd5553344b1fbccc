/** Puts the pieces together: rounds with a task, free play without, and every press led to the right one. */
import {
  type Guest,
  newSeed,
  openClock,
  openStage,
  type PlayVerb,
  showEnd,
  watchIdle,
} from '@nobi/kit/guest';
import { helpAfter } from '@nobi/kit/learning';
import { openPlates } from './plates.ts';
import { isMost, skill } from './rules.ts';
import { readSave, writeSave } from './save.ts';
import {
  hinted,
  isClean,
  isOver,
  missed,
  platesIn,
  rounds,
  type Sitting,
  sitDown,
  solved,
  taskOf,
} from './session.ts';
import { openGameSounds } from './sounds.ts';
import { words } from './text.ts';

const watching = 2.4;
const mostCakes = 10;

const today = (): number => {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
};

class Game {
  #guest: Guest;
  #stage;
  #clock = openClock({ step() {}, draw() {} });
  #sounds;
  #plates;
  #idle;
  #switcher = document.createElement('button');
  #sitting: Sitting;
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
    this.#sitting = readSave(guest.save) ?? sitDown(null, newSeed());
    this.#switcher.type = 'button';
    this.#switcher.className = 'nobi-chip';
    this.#switcher.addEventListener('click', () =>
      this.#enter(this.#mode === 'play' ? 'free' : 'play'),
    );
    this.#stage.corner.append(this.#switcher);
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
    if (isOver(this.#sitting)) this.#finish();
    else this.#show();
  }

  #text() {
    return words[this.#guest.settings.lang];
  }

  #note(verb: PlayVerb, object = 'sitting'): void {
    this.#guest.event({
      verb,
      object,
      ctx: { level: taskOf(this.#sitting).most, skill, mode: this.#mode },
    });
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
    this.#plates.show(isFree ? this.#free : platesIn(this.#sitting), text.plate);
    this.#plates.rest(this.#busy);
    this.#plates.help(isFree || helpAfter(this.#sitting.misses) !== 'none');
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
    const plates = platesIn(this.#sitting);
    const count = plates[at] ?? 0;
    const isRight = isMost(plates, count);
    this.#report(isRight, count);
    if (isRight) this.#right(count);
    else this.#miss(count);
  }

  #report(isRight: boolean, count: number): void {
    const { most } = taskOf(this.#sitting);
    this.#guest.event({
      verb: 'answered',
      object: taskOf(this.#sitting).id,
      attempt: this.#sitting.misses + 1,
      result: {
        success: isRight,
        first_try: isRight && isClean(this.#sitting),
        response: [count],
        duration_ms: Math.min(3_600_000, Math.round((this.#clock.now() - this.#startedAt) * 1000)),
        hints: this.#sitting.hints,
      },
      ctx: { level: most, skill, mode: 'play' },
    });
  }

  #right(count: number): void {
    this.#busy = true;
    this.#plates.rest(true);
    this.#idle.rest();
    this.#sounds.play('right');
    this.#plates.point(platesIn(this.#sitting).indexOf(count));
    this.#stage.tell(this.#text().right(count));
    const { sitting, mastered } = solved(this.#sitting, today());
    if (mastered) this.#note('mastered', skill);
    this.#keep(sitting);
    this.#clock.after(watching, () => {
      this.#busy = false;
      if (isOver(sitting)) this.#finish();
      else this.#show();
    });
  }

  #miss(count: number): void {
    const text = this.#text();
    this.#sounds.play('oops');
    this.#keep(missed(this.#sitting));
    const help = helpAfter(this.#sitting.misses);
    const plates = platesIn(this.#sitting);
    const most = Math.max(...plates);
    this.#plates.help(help !== 'none');
    if (help === 'worked') this.#plates.point(plates.indexOf(most));
    const lines = { none: text.miss(count), scaffold: text.scaffold, worked: text.worked(most) };
    this.#stage.tell(lines[help]);
    this.#idle.arm();
  }

  #hint(): void {
    this.#keep(hinted(this.#sitting));
    const plates = platesIn(this.#sitting);
    this.#plates.point(plates.indexOf(Math.max(...plates)));
    this.#stage.tell(this.#text().hint);
  }

  #keep(sitting: Sitting): void {
    this.#sitting = sitting;
    this.#guest.keep(writeSave(sitting));
  }

  #finish(): void {
    this.#note('completed');
    this.#guest.say(this.#text().recap);
    showEnd(this.#guest, {
      recap: () => this.#text().recap,
      onDone: () => {
        this.#note('terminated');
        this.#guest.end(rounds, 'play');
      },
      onAgain: () => {
        this.#keep(sitDown(this.#sitting, newSeed()));
        this.#show();
      },
    });
  }
}

export const openGame = (guest: Guest): void => new Game(guest).open();
