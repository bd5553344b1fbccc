/** The order of the moment as it stands on the page: handles, hints and the captain's words. */
import { answerOf, today } from '@nobi/kit/game';
import type { Happening } from '@nobi/kit/guest';
import { praiseFor, type Story } from '@nobi/kit/learning';
import { planned } from '../rules/plan.ts';
import { roundOf, type Session, taskOf } from '../rules/progress.ts';
import {
  isOneWord,
  isSame,
  isSettled,
  openSteps,
  type Round,
  sentenceOf,
  type Verdict,
} from '../rules/round.ts';
import { helpNow, sessions } from '../rules/session.ts';
import { type BerthId, type SpotId, spots, spotsOf } from '../rules/spots.ts';
import type { Step } from '../rules/tasks.ts';
import { keyOf } from '../rules/things.ts';
import { pictureOf } from '../view/pictures.ts';
import type { Context } from './context.ts';

const side = 92;

export class Order {
  open: 'pick' | 'place' | null = null;
  /** The thing that the crane holds or is about to fetch. */
  held: number | null = null;
  startedAt = 0;
  #context: Context;
  /** How the order went that was done last. */
  #story: Story = { misses: 0, hints: 0, help: 0 };
  /** The order of this session whose beginning was shown. */
  #shownAt = -1;

  constructor(context: Context) {
    this.#context = context;
  }

  get session(): Session {
    return this.#context.memory.game.session;
  }

  get round(): Round {
    return roundOf(this.session);
  }

  get berth(): BerthId {
    return spots[this.round.steps[0]?.spot ?? 'on-boat'].berth;
  }

  get sentence(): string {
    return sentenceOf(this.round);
  }

  /** Where one word is said, the crane knows the place by itself. */
  get onlySpot(): SpotId | null {
    return isOneWord(this.round) ? (this.next?.spot ?? null) : null;
  }

  get next(): Step | null {
    return openSteps(this.round, this.session.placed)[0] ?? null;
  }

  placeOf(step: Step): number {
    return this.round.things.findIndex((thing) => isSame(thing, step.thing));
  }

  /** The things on the quay and the water of this order, as they were left. */
  build(): void {
    const { harbour, handles, radio } = this.#context;
    const { things } = this.round;
    this.held = null;
    this.startedAt = this.#context.clock.now();
    radio.hint(null);
    this.fit();
    harbour.set({ berth: this.berth, things, placed: this.session.placed });
    handles.build(things, spotsOf(this.berth));
    if (this.session.misses >= 2) this.hint();
  }

  fit(): void {
    const isLong = this.round.skill === 'two-steps' || this.sentence.length > 44;
    this.#context.fit(isLong ? 3 : 2, this.round.things.length);
  }

  show(open: Order['open']): void {
    this.open = open;
    const { harbour, handles, text } = this.#context;
    const { round, held, next } = this;
    const { placed } = this.session;
    const settled = round.things.flatMap((_, at) => (isSettled(round, placed, at) ? [at] : []));
    const isTaken = (spot: SpotId): boolean => settled.some((at) => placed[at] === spot);
    handles.show({
      open,
      held,
      placed,
      settled,
      layout: harbour.layout,
      spots: spotsOf(this.berth).filter((spot) => !isTaken(spot)),
      thingLabel: (thing) => text().thing(thing),
      spotLabel: (spot) => text().spot(spot),
      next: next && { thing: keyOf(next.thing), spot: next.spot },
    });
    this.#point();
  }

  /** Whether the order begins with a worked example that was not shown yet; nothing can be pressed then. */
  beginsWorked(): boolean {
    const { help, misses, at, placed } = this.session;
    const isUntouched = this.held === null && placed.every((spot) => spot === null);
    const isDue = help >= 3 && misses === 0 && isUntouched && this.#shownAt !== at;
    this.#shownAt = at;
    if (isDue) this.show(null);
    return isDue;
  }

  /** The key word as a picture beside the captain's words. */
  hint(): void {
    const { next } = this;
    const picture = next && pictureOf(next.thing);
    if (!next || !picture) return;
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const wide = next.thing.size === 'small' ? side * 0.5 : side * 0.94;
    canvas.getContext('2d')?.drawImage(picture, (side - wide) / 2, side - wide - 3, wide, wide);
    this.#context.radio.hint(canvas, this.sentence);
  }

  report(happening: Pick<Happening, 'verb' | 'object' | 'attempt' | 'result'>): void {
    const { skill, difficulty } = taskOf(this.session);
    this.#context.guest.event({
      ...happening,
      ctx: { level: Math.round((difficulty + 5) * 10), skill, mode: 'play' },
    });
  }

  /** It is done: what was learned, and the next order. */
  learn(): void {
    const { memory } = this.#context;
    const { skill } = taskOf(this.session);
    this.#story = this.session;
    const { game, mastered } = sessions.moveOn(memory.game, today());
    if (mastered) this.report({ verb: 'mastered', object: skill });
    memory.game = game;
  }

  /** Without a voice the order was read, and nobody listened. */
  praise(): string {
    const { guest, text } = this.#context;
    const { praise: alone, praiseAgain: otherWay, fits } = text();
    return praiseFor(this.#story, guest.settings.voice ? { alone, otherWay, fits } : { fits });
  }

  reportPlacing(verdict: Verdict, { at, spot }: { at: number; spot: SpotId }): void {
    const { session, round, startedAt } = this;
    const thing = round.things[at];
    const isRight = verdict.kind === 'fits';
    const seconds = this.#context.clock.now() - startedAt;
    this.report({
      verb: 'answered',
      object: 'place',
      ...answerOf(session, {
        isRight,
        response: [thing ? keyOf(thing) : 'nothing', spot],
        spentMs: seconds * 1000,
        task: planned(taskOf(session)),
        isPart: verdict.kind === 'fits' && !verdict.whole,
      }),
    });
  }

  /** After two misses the place is ringed while something hangs; after three the thing too. */
  #point(): void {
    const { harbour, memory } = this.#context;
    const due = helpNow(memory.game);
    const help = due === 'none' && this.session.help >= 2 ? 'scaffold' : due;
    const { next, open } = this;
    harbour.highlight = open === 'place' && help !== 'none' ? (next?.spot ?? null) : null;
    const at = next && open === 'pick' && help === 'worked' ? this.placeOf(next) : -1;
    harbour.shownHome = at >= 0 && this.session.placed[at] === null ? at : null;
  }
}
