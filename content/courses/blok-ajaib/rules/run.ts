/** Runs a program of blocks: what sounds when, and which block did it. Pure. */
import { type Guest, isHat, isSound, spanOf, type Token, type Tokens } from './blocks.ts';

export interface Step {
  /** The token that is at work. */
  readonly at: number;
  readonly sound: string;
  /** Under which guest it sounds; 0 is before the first of them, and where there is none. */
  readonly part: number;
  /** The second player of a message, and the beat at which it sounds. */
  readonly isSecond: boolean;
  readonly beat: number;
  readonly n: number;
}

export interface Run {
  /** What sounded, in the order of time: [0] by itself, then for each guest. */
  readonly parts: readonly string[];
  /** The second player, with a dot for a beat of silence; empty where no message came. */
  readonly second: string;
  readonly steps: readonly Step[];
  readonly n: number;
}

const patience = 160;

/** The tokens of a stack, without its hat. */
const stackOf = (program: Tokens, hat: Token): { from: number; to: number } | null => {
  const at = program.indexOf(hat);
  if (at < 0) return null;
  const next = program.findIndex((token, i) => i > at && isHat(token));
  return { from: at + 1, to: next < 0 ? program.length : next };
};

interface Frame {
  readonly guest: Guest | null;
  readonly x: number;
  readonly part: number;
  readonly depth: number;
  readonly isSecond: boolean;
}

class Machine {
  readonly #program: Tokens;
  readonly #guests: readonly Guest[];
  readonly parts: string[];
  readonly steps: Step[] = [];
  second = '';
  n: number;
  #beat = 0;

  constructor(program: Tokens, input: readonly Guest[], n: number) {
    this.#program = program;
    this.#guests = input;
    this.n = n;
    this.parts = ['', ...input.map(() => '')];
  }

  stack(hat: Token, frame: Frame): void {
    const stack = stackOf(this.#program, hat);
    if (stack && frame.depth < 3) this.#walk(stack.from, stack.to, frame);
  }

  #walk(from: number, to: number, frame: Frame): void {
    for (let at = from; at < to && this.steps.length < patience; ) {
      const token = this.#program[at];
      if (token === undefined) return;
      const { other, end } = spanOf(this.#program, at);
      if (end > at) {
        this.#branch(token, { at, other, end }, frame);
        at = end + 1;
      } else {
        this.#take(token, at, frame);
        at += 1;
      }
    }
  }

  #branch(token: Token, span: { at: number; other: number; end: number }, frame: Frame): void {
    const { at, other, end } = span;
    const body = other < 0 ? end : other;
    this.#note(at, '', frame);
    if (token === 'f')
      for (const [i, guest] of this.#guests.entries())
        this.#walk(at + 1, end, { ...frame, guest, part: i + 1 });
    else if (token.startsWith('i')) {
      const isSo = token.slice(1) === (frame.guest ?? '') || token.slice(1) === `${this.n}`;
      if (isSo) this.#walk(at + 1, body, frame);
      else if (other >= 0) this.#walk(other + 1, end, frame);
    } else {
      const times = this.#timesOf(token, frame);
      for (let round = 0; round < times; round += 1) this.#walk(at + 1, end, frame);
    }
  }

  #timesOf(token: Token, { x }: Frame): number {
    if (token === 'rn') return this.n;
    return token === 'rx' ? x : Number(token.slice(1));
  }

  #take(token: Token, at: number, frame: Frame): void {
    if (token === 'p') this.n += 1;
    if (token === 'z') this.n = 0;
    this.#note(at, isSound(token) ? token : '', frame);
    if (token.startsWith('q'))
      this.stack('hq', { ...frame, x: Number(token.slice(1)), depth: frame.depth + 1 });
    if (token === 'm' && !frame.isSecond) this.#send(frame);
  }

  /** The other player starts at this very beat, or as soon as it is free. */
  #send(frame: Frame): void {
    const beat = this.#beat;
    this.second = this.second.padEnd(beat, '.');
    this.stack('hm', { ...frame, isSecond: true, depth: frame.depth + 1 });
  }

  #note(at: number, sound: string, { part, isSecond }: Frame): void {
    const beat = isSecond ? this.second.length : this.#beat;
    this.steps.push({ at, sound, part, isSecond, beat, n: this.n });
    if (sound === '') return;
    if (isSecond) this.second += sound;
    else {
      this.parts[part] += sound;
      this.#beat += 1;
    }
  }
}

const plain: Frame = { guest: null, x: 0, part: 0, depth: 0, isSecond: false };

/** `n` is where the counter begins: at one, so that the first round is heard. */
export const run = (
  program: Tokens,
  input: readonly Guest[] = [],
  n = startOfCounter(program),
): Run => {
  const machine = new Machine(program, input, n);
  machine.stack('hs', plain);
  for (const [i, guest] of input.entries()) {
    const hat = ({ a: 'ha', b: 'hb', c: 'hc' } as const)[guest];
    machine.stack(hat, { ...plain, guest, part: i + 1 });
  }
  const { parts, second, steps } = machine;
  return { parts, second, steps, n: machine.n };
};

/** In a game of taps the counter counts points from zero; in a piece it counts the rounds from one. */
export function startOfCounter(program: Tokens): number {
  return program.includes('hs') ? 1 : 0;
}

export const isSame = (one: Pick<Run, 'parts' | 'second'>, other: Pick<Run, 'parts' | 'second'>) =>
  one.second === other.second && `${one.parts}` === `${other.parts}`;
