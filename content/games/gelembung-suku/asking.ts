/** What is being asked right now: the card, the hand, the columns, and the help that is due. */
import { type Happening, type Idle, watchIdle } from '@nobi/kit/guest';
import type { BankWord } from '../../words/bank.ts';
import type { Room } from './room.ts';
import { type Bubble, drop, type Jar, type Move, textOf, wayOf } from './rules.ts';
import { helpNow, hinted, jarOf, ladderOf, type Sitting, taskOf } from './session.ts';

export class Asking {
  readonly room: Room;
  readonly idle: Idle;
  picked = 0;
  /** Something is happening that the child watches; presses wait. */
  busy = true;
  byKey = false;
  /** The move that a scaffold or a hint points at. */
  shown: Move | null = null;
  #startedAt = 0;

  constructor(room: Room) {
    this.room = room;
    this.idle = watchIdle(room.clock, {
      first: () => this.#prompt(),
      second: () => this.#hint(),
    });
  }

  get sitting(): Sitting {
    return this.room.memory.game.sitting;
  }

  get jar(): Jar {
    return jarOf(this.sitting);
  }

  get word(): BankWord {
    return taskOf(this.sitting).word;
  }

  get held(): Bubble | undefined {
    return this.jar.hand[this.picked] ?? this.jar.hand[0];
  }

  get way(): Move | undefined {
    return wayOf(this.jar, this.word);
  }

  begin(): void {
    this.#startedAt = this.room.clock.now();
    this.picked = 0;
    this.shown = null;
  }

  milliseconds(): number {
    return Math.min(3_600_000, Math.round((this.room.clock.now() - this.#startedAt) * 1000));
  }

  report(happening: Omit<Happening, 'ctx'>): void {
    const { skill, level, word } = taskOf(this.sitting);
    this.room.guest.event({
      attempt: this.sitting.misses + 1,
      ...happening,
      ctx: { level: word.pattern * 10 + level, skill, mode: 'play' },
    });
  }

  topOf(lane: number): Bubble | undefined {
    return this.jar.lanes[lane]?.at(-1);
  }

  /** Full word, its beginning, or the picture alone; a miss or a hint brings the word back. */
  #seen(): number {
    if (this.sitting.misses > 0 || this.sitting.hints > 0) return 0;
    const { progress } = this.room.memory.game;
    return ladderOf(progress, taskOf(this.sitting).skill).step;
  }

  goalText(): string {
    const text = this.room.text();
    if (this.jar.hand.length > 1) return text.goalTwo;
    const held = this.held ? textOf(this.held) : '';
    if (this.held && this.held.parts.length > 1) return text.grown(held);
    return this.#seen() === 0 ? text.goalShown(held, this.word) : text.goalHidden(held);
  }

  showCard(): void {
    const { syllables } = this.word;
    const seen = this.#seen();
    const parts = syllables.map((part, i) => (seen === 0 || (seen === 1 && i === 0) ? part : ''));
    this.room.tray.card({ word: this.word.id, parts, label: this.room.text().card(this.word) });
  }

  show(): void {
    const { tray, lanes, text } = this.room;
    this.showCard();
    const { hand } = this.jar;
    const held = this.held;
    const faces = hand.map((bubble, at) => ({
      text: textOf(bubble),
      parts: bubble.parts.join('-'),
      label: text().hand(textOf(bubble)),
      isPicked: at === this.picked,
      beckons: this.shown?.hand === at && at !== this.picked,
    }));
    tray.hand(faces.length > 1 ? faces : []);
    lanes.show(
      this.jar.lanes.map((_, lane) => {
        const top = this.topOf(lane);
        const topText = top && textOf(top);
        return {
          label: text().lane(held ? textOf(held) : '', topText),
          top: topText ?? '',
          x: lane,
        };
      }),
      { word: this.word.syllables.join('-'), held: held?.parts.join('-') ?? '' },
    );
    lanes.busy(this.busy);
    this.#beckon();
  }

  #beckon(): void {
    const top = this.shown && this.topOf(this.shown.lane);
    for (const actor of this.room.theatre.actors.values()) actor.beckons = actor.key === top?.key;
  }

  /** Points at the bubble that fits. */
  point(): string {
    this.shown = this.way ?? null;
    this.show();
    const top = this.shown && this.topOf(this.shown.lane);
    return top ? textOf(top) : '';
  }

  fits(lane: number): boolean {
    return drop(this.jar, this.word, { hand: this.picked, lane }).kind === 'joins';
  }

  /** The goal, and with the picture alone its word too, in one breath. */
  sayGoal(): void {
    const line = this.goalText();
    this.room.stage.goal(line);
    const { guest, clock } = this.room;
    const { word } = this;
    if (guest.settings.lang === 'id') {
      if (!line.includes(word.id)) guest.say(`${line} ${word.id}.`);
      return;
    }
    // After an English line the word comes apart, in the voice that it belongs to.
    clock.after(3, () => {
      if (!this.busy && this.word === word) this.say();
    });
  }

  say(slow = false): void {
    this.room.guest.say(slow ? this.word.syllables.join(', ') : this.word.id, slow, 'id');
  }

  #prompt(): void {
    this.room.stage.tell(this.room.text().choose);
    // All of them sway: this shows what can be pressed, not which one is right.
    const tops = this.jar.lanes.map((lane) => lane.at(-1)?.key);
    for (const actor of this.room.theatre.actors.values())
      if (tops.includes(actor.key)) actor.beckons = true;
    this.room.clock.after(1.8, () => this.#beckon());
  }

  /** The second prompt names the partner. It helps, so the round no longer counts as clean. */
  #hint(): void {
    const { memory, stage, text } = this.room;
    memory.game = hinted(memory.game);
    memory.keep();
    stage.tell(text().lookFor(this.point()));
  }

  get help() {
    return helpNow(this.room.memory.game);
  }
}
