/** One question of a lesson: Nobi asks, the choices are big tiles. */
import type { CourseChoice, CourseLesson, CourseQuestion } from '../../manifest/course.ts';
import type { Running } from '../activity.ts';
import { faceOf, inOrder, nameOf } from './choices.ts';
import './ask.css';
import { element, pressable } from '../../guest/stage/element.ts';
import type { Context } from '../context.ts';
import { openAsker } from './asker.ts';
import { openBoard } from './board.ts';

export interface Reply {
  choice: CourseChoice;
  /** Null when the server could not be asked now. */
  right: boolean | null;
  /** The places of all choices that did not fit so far. */
  tried: number[];
}

export interface AskOptions {
  lesson: CourseLesson;
  question: CourseQuestion;
  tried: readonly number[];
  seed: number;
  onAnswer(reply: Reply): void;
}

interface Tile {
  choice: CourseChoice;
  /** Its place in the question, which a save can name. */
  at: number;
  button: HTMLButtonElement;
}

class AskView implements Running {
  readonly #tiles: Tile[];
  readonly #shelf = element('div', 'ask-tiles');
  readonly #stand = element('div', 'ask-stand');
  readonly #asker = openAsker();
  #tried: number[];
  readonly #context: Context;
  readonly #options: AskOptions;

  constructor(context: Context, options: AskOptions) {
    this.#context = context;
    this.#options = options;
    this.#tried = [...options.tried];
    const { question, seed } = options;
    this.#tiles = inOrder(question.choices, seed).map((choice) => this.#tile(choice));
    this.#shelf.setAttribute('role', 'group');
    this.#shelf.dataset.count = `${this.#tiles.length}`;
    this.#shelf.append(...this.#tiles.map(({ button }) => button));
    if (question.show)
      this.#stand.append(openBoard(context, question.show, (choice) => faceOf(context, choice)));
    this.#stand.prepend(this.#asker.root);
    context.ground.classList.add('is-ask');
    Object.assign(context.ground.dataset, { activity: 'ask', task: question.id, step: 'ask' });
    context.ground.append(this.#stand);
    context.stage.controls.append(this.#shelf);
    this.dress();
  }

  #tile(choice: CourseChoice): Tile {
    const button = pressable('ask-tile', '', () => void this.#pick(tile));
    const tile = { choice, at: this.#options.question.choices.indexOf(choice), button };
    button.dataset.choice = `${choice}`;
    return tile;
  }

  async #pick(tile: Tile): Promise<void> {
    const context = this.#context;
    const options = this.#options;
    if (this.#shelf.dataset.is || this.#tried.includes(tile.at)) return;
    this.#shelf.dataset.is = 'asking';
    context.sounds.play('tap');
    tile.button.dataset.is = 'chosen';
    const { lesson, question } = options;
    const right = await context.guest.check({
      lesson: lesson.id,
      question: question.id,
      choice: tile.choice,
    });
    // The child may have gone to the map while the answer was on its way.
    if (!tile.button.isConnected) return;
    if (right === false) this.#miss(tile);
    else this.#stop(tile, right);
    options.onAnswer({ choice: tile.choice, right, tried: this.#tried });
  }

  #miss(tile: Tile): void {
    this.#tried = [...this.#tried, tile.at];
    this.#shelf.dataset.is = '';
    this.#context.sounds.play('oops');
    this.#asker.feel('wonder');
    this.#mark();
  }

  #stop(tile: Tile, right: boolean | null): void {
    tile.button.dataset.is = right ? 'fits' : 'kept';
    this.#asker.feel(right ? 'cheer' : 'glad');
    this.#shelf.dataset.is = 'over';
  }

  /** What did not fit stays in sight, calm and out of the way. */
  #mark(): void {
    const left = this.#tiles.filter(({ at }) => !this.#tried.includes(at));
    for (const { button, at } of this.#tiles) {
      const isTried = this.#tried.includes(at);
      button.ariaDisabled = `${isTried}`;
      if (isTried) button.dataset.is = 'tried';
      button.classList.toggle('is-beckoning', left.length === 1 && !isTried);
    }
  }

  dress(): void {
    const context = this.#context;
    this.#shelf.ariaLabel = context.words().choices;
    for (const { button, choice } of this.#tiles) {
      button.innerHTML = faceOf(context, choice);
      button.ariaLabel = nameOf(context, choice);
    }
    const { show } = this.#options.question;
    const board = this.#stand.querySelector('.ask-board');
    if (board && show) board.ariaLabel = show.map((each) => nameOf(context, each)).join(', ');
    this.#mark();
  }

  beckon(): string {
    for (const { button, at } of this.#tiles)
      if (!this.#tried.includes(at)) button.classList.add('is-beckoning');
    return this.#options.question.hint[this.#context.guest.settings.lang];
  }
}

export const openAsk = (context: Context, options: AskOptions): Running =>
  new AskView(context, options);
