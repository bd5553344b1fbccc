/** Design a board, then play it: every arrow is obeyed at once, and a fruit sets off a move. */
import {
  type Activity,
  type CourseTask,
  type Desk,
  element,
  pressable,
  type Running,
} from '@nobi/kit/course';
import batu from '../../../art/fluent/batu.webp';
import mangga from '../../../art/fluent/mangga.webp?no-inline';
import jago from '../../../boards/art/jago.webp';
import { type Spot, sameSpot, type Way, withGround } from '../../../boards/rules/board.ts';
import { emptyProgram } from '../../../boards/rules/program.ts';
import { endOf, type Trip, walk } from '../../../boards/rules/run.ts';
import { shortestWay } from '../../../boards/rules/solve.ts';
import { openBoardView } from '../../../boards/scene/board-view.ts';
import { numberIn } from '../rules/args.ts';
import {
  carried,
  freshGame,
  type Game,
  gameState,
  nextMove,
  readGame,
  side,
  type Tool,
  withTool,
} from '../rules/game.ts';
import type { MoveName } from '../rules/moves.ts';
import { openArrows } from '../scene/arrows.ts';
import { openGrid } from '../scene/grid.ts';
import { Island, isCalm, workCell } from '../scene/island.ts';
import { words } from '../text/text.ts';
import { movePicture } from '../view/move-art.ts';
import { editSign, goSign } from '../view/signs.ts';

const tools: readonly Tool[] = ['rock', 'chicken', 'fruit'];
const photo: Record<Tool, string> = { rock: batu, chicken: jago, fruit: mangga };
const act: Record<MoveName, Keyframe[]> = {
  jump: [0, -60, 0, -40, 0].map((y) => ({ transform: `translateY(${y}%)` })),
  clap: [1, 1.25, 1, 1.25, 1].map((size) => ({ transform: `scale(${size})` })),
  spin: [1, 0.1, -1, 0.1, 1, -1, 1].map((turn) => ({ transform: `scaleX(${turn})` })),
  sway: [0, -20, 20, -20, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })),
};

class OwnGame implements Running {
  #game: Game;
  readonly #island: Island;
  readonly #grid;
  readonly #arrows = openArrows((way) => this.#command(way));
  readonly #edit: HTMLButtonElement;
  readonly #tray: readonly HTMLButtonElement[];
  readonly #hasEvent: boolean;
  readonly #desk: Desk;
  #tool: Tool = 'rock';
  #held: 'nobi' | 'home' | null = null;
  #isPlaying = false;
  #commands: Way[] = [];

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#hasEvent = numberIn(task, 'event') > 0;
    this.#game = readGame(desk.state) ?? freshGame();
    this.#island = new Island(desk, this.#game.board);
    this.#grid = openGrid(this.#island, (spot) => this.#press(spot));
    const play = pressable('stamp is-go', goSign, () => this.#play());
    this.#tray = [...tools.map((tool) => this.#toolButton(tool)), play];
    this.#edit = pressable('game-edit', editSign, () => this.#build());
    this.#arrows.root.prepend(this.#edit);
    this.#build();
  }

  #text() {
    return words[this.#desk.lang()];
  }

  #toolButton(tool: Tool): HTMLButtonElement {
    const button = pressable('stamp', '', () => this.#take(tool));
    button.dataset.tool = tool;
    return button;
  }

  #take(tool: Tool): void {
    const desk = this.#desk;
    desk.sound('tap');
    // The fruit that is already in hand changes what it sets off.
    if (tool === 'fruit' && this.#tool === 'fruit' && this.#hasEvent) {
      this.#change({ ...this.#game, effect: nextMove(this.#game.effect) });
      this.#perform();
    }
    this.#tool = tool;
    if (tool === 'fruit' && this.#hasEvent) desk.tell(this.#text().fruitDoes(this.#game.effect));
    this.dress();
  }

  #change(game: Game): void {
    this.#game = game;
    this.#desk.keep(gameState(game));
  }

  #build(): void {
    const desk = this.#desk;
    const island = this.#island;
    this.#isPlaying = false;
    this.#commands = [];
    this.#arrows.root.remove();
    for (const [i, button] of this.#tray.entries())
      if (desk.controls.children[i] !== button) desk.controls.prepend(...this.#tray);
    island.root.dataset.mode = 'build';
    island.rewind();
    this.#draw();
  }

  #draw(): void {
    this.#island.show(this.#game.board);
    this.#grid.stand();
    this.dress();
  }

  #press(spot: Spot): void {
    if (this.#isPlaying) return;
    const { board } = this.#game;
    const there = sameSpot(spot, board.nobi) ? 'nobi' : sameSpot(spot, board.home) ? 'home' : null;
    this.#desk.sound('pop');
    if (this.#held) {
      const moved = carried(board, this.#held, spot);
      this.#held = null;
      this.#change({ ...this.#game, board: moved, won: false });
    } else if (there) {
      this.#held = there;
      this.#desk.tell(this.#text().carry);
    } else this.#change({ ...this.#game, board: withTool(board, spot, this.#tool), won: false });
    this.#draw();
  }

  #play(): void {
    const desk = this.#desk;
    const island = this.#island;
    if (!shortestWay(this.#game.board)) {
      desk.sound('page');
      desk.tell(this.#text().shut);
      return;
    }
    this.#held = null;
    this.#isPlaying = true;
    for (const button of this.#tray) button.remove();
    desk.controls.prepend(this.#arrows.root);
    island.root.dataset.mode = 'play';
    this.#change(this.#game);
    desk.tell(this.#text().playNow);
    this.#draw();
  }

  #command(way: Way): void {
    const island = this.#island;
    if (!this.#isPlaying || island.busy) return;
    this.#commands = [...this.#commands, way];
    this.#arrows.root.dataset.next = 'wait';
    island.step(
      { ...emptyProgram(), before: this.#commands },
      {
        isLast: false,
        onHalt: (stop) => this.#desk.tell(this.#text().stops[stop]),
        onEnd: (trip) => this.#arrived(trip),
      },
    );
  }

  /** What a step led to; after a bump the game goes on from where Nobi stands. */
  #arrived(trip: Trip): void {
    const last = trip.moves.at(-1);
    if (trip.stop === 'home') this.#win();
    else if (trip.stop !== 'short') {
      const taken = trip.moves.filter(({ picked }) => picked).map(({ to }) => to);
      const left = taken.reduce(
        (board, spot) => withGround(board, spot, 'land'),
        this.#island.board,
      );
      const nobi = endOf(this.#island.board, trip);
      this.#commands = [];
      this.#island.rewind();
      this.#island.show({ ...left, nobi });
      this.#grid.stand();
    } else if (last?.picked && this.#hasEvent) this.#perform();
    this.dress();
  }

  #perform(): void {
    this.#desk.sound('pop', 1.3);
    this.#island.view.mood('glad');
    if (!isCalm()) this.#island.view.hop.animate(act[this.#game.effect], 900);
  }

  #win(): void {
    this.#change({ ...this.#game, won: true });
    this.#desk.tell(this.#text().gameWon);
    this.#desk.clock.after(1.6, () => {
      if (this.#island.root.isConnected && this.#isPlaying) this.#build();
    });
  }

  #next(): string {
    const { board } = this.#island;
    const rest = walk(board, { ...emptyProgram(), before: this.#commands });
    if (rest.stop !== 'short') return 'wait';
    const picked = rest.moves.filter((move) => move.picked).map(({ to }) => to);
    const now = picked.reduce((left, spot) => withGround(left, spot, 'land'), board);
    return shortestWay({ ...now, nobi: endOf(board, rest) })?.[0] ?? 'wait';
  }

  beckon(): string {
    return this.#isPlaying ? this.#text().playNow : this.#text().putThings;
  }

  dress(): void {
    const text = this.#text();
    const island = this.#island;
    const game = this.#game;
    island.root.dataset.won = `${game.won}`;
    island.view.nobi.classList.toggle('is-held', this.#held === 'nobi');
    island.view.home.classList.toggle('is-held', this.#held === 'home');
    for (const [i, button] of this.#tray.entries()) {
      const tool = tools[i];
      button.ariaLabel = tool ? text.things[tool] : text.go;
      if (!tool) continue;
      button.ariaPressed = `${tool === this.#tool}`;
      const badge = tool === 'fruit' && this.#hasEvent ? movePicture(game.effect) : '';
      button.innerHTML = `<img src="${photo[tool]}" alt="" draggable="false"><em>${badge}</em>`;
    }
    this.#edit.ariaLabel = text.edit;
    this.#arrows.dress(text.ways);
    this.#arrows.root.dataset.next = this.#next();
    this.#grid.dress((spot, thing) => text.spot(spot, thing));
    island.fit();
  }

  work(): HTMLElement {
    const view = openBoardView();
    view.show(this.#game.board);
    view.size(workCell(side));
    const picture = element('div', 'work isle-work');
    picture.append(view.element);
    return picture;
  }
}

export const mygame: Activity = (desk, task) => new OwnGame(desk, task);
