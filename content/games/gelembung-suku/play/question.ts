/** What is being asked right now: the card, the hand, the columns, and the help that is due. */
import { hinted } from '@nobi/kit/game';
import { type Happening, type Idle, watchIdle } from '@nobi/kit/guest';
import type { BankWord } from '../../../words/bank.ts';
import { type Bubble, drop, type Jar, type Move, textOf, wayOf } from '../rules/jar.ts';
import { type Session, taskOf } from '../rules/progress.ts';
import { helpNow, jarOf } from '../rules/session.ts';
import type { Context } from './context.ts';

export class Question {
  readonly context: Context;
  readonly idle: Idle;
  picked = 0;
  /** Something is happening that the child watches; presses wait. */
  busy = true;
  byKey = false;
  /** The move that a scaffold or a hint points at. */
  pointer: Move | null = null;
  #startedAt = 0;

  constructor(context: Context) {
    this.context = context;
    this.idle = watchIdle(
      context.clock,
      {
        first: () => this.#prompt(),
        second: () => this.#hint(),
        // A word takes longer to read than a number.
      },
      40,
    );
  }

  get session(): Session {
    return this.context.memory.game.session;
  }

  get jar(): Jar {
    return jarOf(this.session);
  }

  get word(): BankWord {
    return taskOf(this.session).word;
  }

  get held(): Bubble | undefined {
    return this.jar.hand[this.picked] ?? this.jar.hand[0];
  }

  get way(): Move | undefined {
    return wayOf(this.jar, this.word);
  }

  begin(): void {
    this.#startedAt = this.context.clock.now();
    this.picked = 0;
    this.pointer = null;
  }

  milliseconds(): number {
    return Math.min(3_600_000, Math.round((this.context.clock.now() - this.#startedAt) * 1000));
  }

  report(happening: Omit<Happening, 'ctx'>): void {
    const { skill, level, word } = taskOf(this.session);
    this.context.guest.event({
      attempt: this.session.misses + 1,
      ...happening,
      ctx: { level: word.pattern * 10 + level, skill, mode: 'play' },
    });
  }

  topOf(lane: number): Bubble | undefined {
    return this.jar.lanes[lane]?.at(-1);
  }

  /** The partner is named, and the word stands there in full. */
  get #isMatching(): boolean {
    return taskOf(this.session).skill === 'match-syllables';
  }

  /** Full word, its beginning, or the picture alone; a miss or a hint brings the word back. */
  #seen(): number {
    const { misses, hints, help, level } = this.session;
    return this.#isMatching || misses > 0 || hints > 0 || help > 1 ? 0 : level;
  }

  goalText(): string {
    const text = this.context.text();
    if (this.jar.hand.length > 1) return text.goalTwo;
    const held = this.held ? textOf(this.held) : '';
    if (this.held && this.held.parts.length > 1) return text.grown(held);
    const partner = this.word.syllables[1] ?? '';
    if (this.#isMatching) return text.goalSame(partner, this.word);
    return this.#seen() === 0 ? text.goalShown(held, this.word) : text.goalHidden(held);
  }

  showCard(): void {
    const { syllables } = this.word;
    const seen = this.#seen();
    const parts = syllables.map((part, i) => (seen === 0 || (seen === 1 && i === 0) ? part : ''));
    this.context.tray.card({
      word: this.word.id,
      parts,
      label: this.context.text().card(this.word),
    });
  }

  show(): void {
    const { tray, lanes, text } = this.context;
    this.showCard();
    const { hand } = this.jar;
    const held = this.held;
    const faces = hand.map((bubble, at) => ({
      text: textOf(bubble),
      parts: bubble.parts.join('-'),
      label: text().hand(textOf(bubble)),
      isPicked: at === this.picked,
      beckons: this.pointer?.hand === at && at !== this.picked,
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
    const top = this.pointer && this.topOf(this.pointer.lane);
    for (const actor of this.context.theatre.actors.values())
      actor.beckons = actor.key === top?.key;
  }

  /** Points at the bubble that fits. */
  point(): string {
    this.pointer = this.way ?? null;
    this.show();
    const top = this.pointer && this.topOf(this.pointer.lane);
    return top ? textOf(top) : '';
  }

  fits(lane: number): boolean {
    return drop(this.jar, this.word, { hand: this.picked, lane }).kind === 'joins';
  }

  /** The goal, and with the picture alone its word too, in one breath. */
  sayGoal(): void {
    const line = this.goalText();
    this.context.stage.goal(line);
    const { guest, clock } = this.context;
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
    this.context.guest.say(slow ? this.word.syllables.join(', ') : this.word.id, slow, 'id');
  }

  #prompt(): void {
    this.sayGoal();
    // All of them sway: this shows what can be pressed, not which one is right.
    const tops = this.jar.lanes.map((lane) => lane.at(-1)?.key);
    for (const actor of this.context.theatre.actors.values())
      if (tops.includes(actor.key)) actor.beckons = true;
    this.context.clock.after(1.8, () => this.#beckon());
  }

  /** Who asks for help hears the partner. The round no longer counts as clean. */
  #hint(): void {
    const { memory, stage, text } = this.context;
    memory.game = hinted(memory.game);
    memory.keep();
    stage.tell(text().lookFor(this.point()));
  }

  get help() {
    return helpNow(this.context.memory.game);
  }
}
