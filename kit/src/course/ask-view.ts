/** One question of a lesson: Nobi asks, the choices are big tiles. */
import { seeded, shuffled } from '../guest/random.ts';
import type { CourseChoice, CourseLesson, CourseQuestion } from '../manifest/course.ts';
import type { Running } from './activity.ts';
import './ask.css';
import { openAsker } from './asker.ts';
import { openBoard } from './board.ts';
import { element, pressable } from './element.ts';
import type { Room } from './room.ts';

export interface Asked {
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
  onAnswer(asked: Asked): void;
}

interface Tile {
  choice: CourseChoice;
  /** Its place in the question, which a save can name. */
  at: number;
  button: HTMLButtonElement;
}

const faceOf = ({ kit, guest }: Room, choice: CourseChoice): string =>
  typeof choice === 'number'
    ? `<span class="ask-number">${choice}</span>`
    : (kit.face?.(choice, guest.settings.lang) ?? '');

const nameOf = ({ kit, guest }: Room, choice: CourseChoice): string =>
  typeof choice === 'number'
    ? `${choice}`
    : (kit.faceName?.(choice, guest.settings.lang) ?? choice.replaceAll('-', ' '));

/** Numbers stand in their order, as on a ruler; words in any, but the same after a break. */
const inOrder = (choices: readonly CourseChoice[], seed: number): CourseChoice[] => {
  const numbers = choices.filter((choice) => typeof choice === 'number');
  return numbers.length === choices.length
    ? numbers.toSorted((one, other) => one - other)
    : shuffled(seeded(seed), choices);
};

class AskView implements Running {
  private readonly tiles: Tile[];
  private readonly shelf = element('div', 'ask-tiles');
  private readonly stand = element('div', 'ask-stand');
  private readonly asker = openAsker();
  private tried: number[];
  private isWaiting = false;
  private readonly room: Room;
  private readonly options: AskOptions;

  constructor(room: Room, options: AskOptions) {
    this.room = room;
    this.options = options;
    this.tried = [...options.tried];
    const { question, seed } = options;
    this.tiles = inOrder(question.choices, seed).map((choice) => this.tile(choice));
    this.shelf.setAttribute('role', 'group');
    this.shelf.dataset.count = `${this.tiles.length}`;
    this.shelf.append(...this.tiles.map(({ button }) => button));
    if (question.show)
      this.stand.append(openBoard(room, question.show, (choice) => faceOf(room, choice)));
    this.stand.prepend(this.asker.root);
    room.ground.classList.add('is-ask');
    Object.assign(room.ground.dataset, { activity: 'ask', task: question.id, step: 'ask' });
    room.ground.append(this.stand);
    room.stage.controls.append(this.shelf);
    this.dress();
  }

  private tile(choice: CourseChoice): Tile {
    const button = pressable('ask-tile', '', () => void this.pick(tile));
    const tile = { choice, at: this.options.question.choices.indexOf(choice), button };
    button.dataset.choice = `${choice}`;
    return tile;
  }

  private async pick(tile: Tile): Promise<void> {
    const { room, options } = this;
    if (this.isWaiting || this.tried.includes(tile.at)) return;
    this.isWaiting = true;
    room.sounds.play('tap');
    tile.button.dataset.is = 'chosen';
    const { lesson, question } = options;
    const right = await room.guest.check({
      lesson: lesson.id,
      question: question.id,
      choice: tile.choice,
    });
    // The child may have gone to the map while the answer was on its way.
    if (!tile.button.isConnected) return;
    if (right === false) this.miss(tile);
    else this.stop(tile, right);
    options.onAnswer({ choice: tile.choice, right, tried: this.tried });
  }

  private miss(tile: Tile): void {
    this.tried = [...this.tried, tile.at];
    this.isWaiting = false;
    this.room.sounds.play('oops');
    this.asker.feel('wonder');
    this.mark();
  }

  private stop(tile: Tile, right: boolean | null): void {
    tile.button.dataset.is = right ? 'fits' : 'kept';
    this.asker.feel(right ? 'cheer' : 'glad');
    this.shelf.dataset.is = 'over';
  }

  /** What did not fit stays in sight, calm and out of the way. */
  private mark(): void {
    const left = this.tiles.filter(({ at }) => !this.tried.includes(at));
    for (const { button, at } of this.tiles) {
      const isTried = this.tried.includes(at);
      button.ariaDisabled = `${isTried}`;
      if (isTried) button.dataset.is = 'tried';
      button.classList.toggle('is-beckoning', left.length === 1 && !isTried);
    }
  }

  dress(): void {
    const { room } = this;
    this.shelf.ariaLabel = room.words().choices;
    for (const { button, choice } of this.tiles) {
      button.innerHTML = faceOf(room, choice);
      button.ariaLabel = nameOf(room, choice);
    }
    const { show } = this.options.question;
    const shown = this.stand.querySelector('.ask-board');
    if (shown && show) shown.ariaLabel = show.map((each) => nameOf(room, each)).join(', ');
    this.mark();
  }

  beckon(): string {
    for (const { button, at } of this.tiles)
      if (!this.tried.includes(at)) button.classList.add('is-beckoning');
    return this.options.question.hint[this.room.guest.settings.lang];
  }
}

export const openAsk = (room: Room, options: AskOptions): Running => new AskView(room, options);
