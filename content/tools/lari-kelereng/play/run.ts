/** Lets the marbles go, shows and sounds what they do, and says at the end what it was. */
import { columns } from '../rules/board.ts';
import { type Outcome, Tally } from '../rules/outcome.ts';
import { riddleAt, riddles } from '../rules/riddles.ts';
import { type Happening, World } from '../rules/world.ts';
import { noteOf, type SoundName } from '../view/sounds.ts';
import type { Context } from './context.ts';

/** Steps of the world for one of the clock, as usual and slowly. */
const usual = 2;
/** How long a bell swings, and the frames in which the end can still be seen. */
const swingSeconds = 0.9;

const soundOf: Record<Happening['kind'], SoundName | null> = {
  ring: 'bell',
  catch: 'catch',
  flip: 'flip',
  tip: 'flip',
  bounce: 'bounce',
  fall: 'grass',
  rest: null,
};

export class Run {
  isSlow = false;
  runs = 0;
  #context: Context;
  #world: World | null = null;
  #tally = new Tally();
  #isOver = true;
  #owed = 0;
  #rung = new Map<number, number>();
  #seconds = 0;
  #onEnd: (outcome: Outcome) => void;

  constructor(context: Context, onEnd: (outcome: Outcome) => void) {
    this.#context = context;
    this.#onEnd = onEnd;
  }

  get isRunning(): boolean {
    return !this.#isOver;
  }

  start(): void {
    this.#world = new World(this.#context.session.board);
    this.#tally = new Tally();
    this.#isOver = false;
    this.#owed = 0;
    this.#rung.clear();
    this.runs += 1;
  }

  /** Marbles go back into the pipe, levers back to how they were placed. */
  stop(): void {
    this.#world = null;
    this.#isOver = true;
    this.#rung.clear();
  }

  step(seconds: number): void {
    this.#seconds += seconds;
    if (this.#isOver) return;
    this.#owed += this.isSlow ? usual / 4 : usual;
    while (this.#owed >= 1 && !this.#isOver) {
      this.#owed -= 1;
      this.#one();
    }
  }

  draw(): void {
    const { wall, session, guest } = this.#context;
    const swings = new Map<number, number>();
    if (!guest.settings.reducedMotion)
      for (const [place, at] of this.#rung) {
        const age = this.#seconds - at;
        if (age < swingSeconds) swings.set(place, Math.sin(age * 22) * (1 - age / swingSeconds));
      }
    wall.draw(session.board, this.#world, swings);
  }

  /** Whether the riddle that stands here came true. */
  isSolved(outcome: Outcome): boolean {
    const { riddle } = this.#context.session;
    return riddle !== null && riddles[riddleAt(riddle)].isSolved(outcome);
  }

  #one(): void {
    const world = this.#world;
    if (!world) return;
    const news = world.step();
    this.#tally.add(news);
    for (const each of news) this.#show(each);
    if (!world.isOver) return;
    this.#isOver = true;
    this.#onEnd(this.#tally.outcome(world.marbles));
  }

  #show({ kind, place }: Happening): void {
    const sound = soundOf[kind];
    if (kind === 'ring') this.#rung.set(place, this.#seconds);
    if (sound)
      this.#context.sounds.play(sound, kind === 'ring' ? { pitch: noteOf(place % columns) } : {});
  }
}
