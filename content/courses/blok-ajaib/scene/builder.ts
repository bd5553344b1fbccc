/** Building a program: the editor with its tray, its cursor and what is kept of it. */
import type { Desk } from '@nobi/kit/course';
import {
  blockCount,
  isBlock,
  putAfter,
  type Token,
  type Tokens,
  tokenNames,
  turned,
  without,
} from '../rules/blocks.ts';
import { words } from '../text/text.ts';
import { Editor } from './editor.ts';
import { blockTool, doingTools, openTools, type Tools } from './tools.ts';

export interface Building {
  readonly start: Tokens;
  readonly tray: Tokens;
  readonly many: number;
  onGo(): void;
  onChange?(): void;
}

const lastOf = (program: Tokens): number => {
  // Behind the last block of the first stack, where building usually goes on.
  const next = program.findIndex((token, at) => at > 0 && token.startsWith('h'));
  return (next < 0 ? program.length : next) - 1;
};

export class Builder {
  readonly editor: Editor;
  readonly tools: Tools;
  program: Tokens;
  /** While something plays or an example is shown nothing can be changed. */
  isLocked = false;
  #cursor: number;
  readonly #desk: Desk;
  readonly #building: Building;

  constructor(desk: Desk, building: Building) {
    this.#desk = desk;
    this.#building = building;
    const saved = desk.state.flatMap((at) => tokenNames[at] ?? []);
    this.program = saved.length > 0 ? saved : building.start;
    this.#cursor = lastOf(this.program);
    this.editor = new Editor(
      desk.step === 'look'
        ? null
        : {
            onPick: (at, isAgain) => this.#pick(at, isAgain),
            onWalk: (at) => this.#walk(at),
            onDrop: () => this.#drop(),
          },
    );
    const { tray, start } = building;
    const canTurn = [...tray, ...start].some((token) => turned(token) !== null);
    const doing = {
      drop: () => this.#drop(),
      turn: () => this.#turn(this.#cursor),
      go: building.onGo,
    };
    this.tools = openTools(desk, [
      ...tray.map((token) => blockTool(desk, token, () => this.#put(token))),
      ...doingTools(desk, doing, canTurn),
    ]);
    this.show();
  }

  get #text() {
    return words[this.#desk.lang()];
  }

  get cursor(): number {
    return this.#cursor;
  }

  /** While an example plays a press says to watch. */
  #isWatched(): boolean {
    if (this.isLocked) this.#desk.tell(this.#text.watch);
    return this.isLocked;
  }

  #walk(at: number): void {
    this.#cursor = at;
    this.show();
  }

  #pick(at: number, isAgain: boolean): void {
    if (this.#isWatched()) return;
    if (isAgain && turned(this.program[at])) {
      this.#turn(at);
      return;
    }
    this.#desk.sound('tap');
    this.#walk(at);
  }

  #put(token: Token): void {
    if (this.#isWatched()) return;
    if (blockCount(this.program) >= this.#building.many) {
      this.#desk.sound('tap', 0.7);
      this.#desk.tell(this.#text.full);
      return;
    }
    this.#desk.sound('count', 1 + blockCount(this.program) / 12);
    this.set(putAfter(this.program, this.#cursor, token), this.#cursor + 1);
  }

  #drop(): void {
    if (this.#isWatched() || !isBlock(this.program[this.#cursor])) return;
    this.#desk.sound('tap', 0.8);
    this.set(without(this.program, this.#cursor), Math.max(0, this.#cursor - 1));
  }

  #turn(at: number): void {
    if (this.#isWatched()) return;
    const next = turned(this.program[at]);
    if (!next) return;
    this.#desk.sound('tap', 1.3);
    this.set(this.program.with(at, next), at);
  }

  set(program: Tokens, cursor = lastOf(program)): void {
    this.program = program;
    this.#cursor = cursor;
    this.#desk.keep(program.map((token) => tokenNames.indexOf(token)));
    this.show();
    this.#building.onChange?.();
  }

  show(): void {
    this.editor.show({
      program: this.program,
      cursor: this.#desk.step === 'look' ? -1 : this.#cursor,
      lang: this.#desk.lang(),
      free: this.#building.many - blockCount(this.program),
    });
    const here = this.program[this.#cursor];
    this.tools.enable('drop', isBlock(here));
    this.tools.enable('turn', turned(here) !== null);
  }

  dress(): void {
    this.show();
    this.tools.dress();
  }
}
