/** A dance of moves in a pattern: find the move that is missing, or what repeats in it. */
import {
  type Activity,
  type CourseTask,
  type Desk,
  pressable,
  type Running,
} from '@nobi/kit/course';
import { drumPicture } from '../../../boards/view/arrow-art.ts';
import { numberIn, wordIn, wordsIn } from '../rules/args.ts';
import { isMove, type MoveName, makesRow } from '../rules/moves.ts';
import { Party } from '../scene/party.ts';
import { words } from '../text/text.ts';
import { movePicture } from '../view/move-art.ts';
import { goSign } from '../view/signs.ts';

const tilesFor = (core: string): string =>
  core
    .split('-')
    .map((move) => (isMove(move) ? `<span class="rb-tile">${movePicture(move)}</span>` : ''))
    .join('');

class Dance implements Running {
  readonly #row: readonly MoveName[];
  readonly #hole: number;
  readonly #choices: readonly string[];
  readonly #party;
  readonly #cards: readonly HTMLButtonElement[];
  readonly #desk: Desk;
  #isOver = false;
  #isBusy = false;
  #due: Desk['help'];

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#row = wordsIn(task, 'row').filter(isMove);
    this.#hole = numberIn(task, 'hole', -1);
    this.#choices = wordsIn(task, 'choices');
    this.#due = desk.help;
    this.#party = new Party(desk);
    this.#cards = this.#choices.map((choice) => this.#card(choice));
    desk.controls.append(...this.#cards);
    if (wordIn(task, 'show') === 'dance') {
      const again = pressable('act-go', goSign, () => this.#perform());
      again.ariaLabel = this.#text().watchAgain;
      desk.controls.append(again);
      desk.clock.after(1.4, () => this.#perform());
    }
    this.dress();
    this.#help();
  }

  #text() {
    return words[this.#desk.lang()];
  }

  #isRight(choice: string): boolean {
    return this.#hole >= 0 ? choice === this.#row[this.#hole] : makesRow(choice, this.#row);
  }

  #card(choice: string): HTMLButtonElement {
    const isCore = this.#hole < 0;
    const face = isCore
      ? `<span class="rb-drum"><span class="rb-beat">${drumPicture}</span>${tilesFor(choice)}</span>`
      : tilesFor(choice);
    const card = pressable('card', face, () => this.#pick(choice));
    card.dataset.answer = '';
    card.dataset.right = `${this.#isRight(choice)}`;
    return card;
  }

  /** What is danced when this is chosen: a core fills the row over and over. */
  #danceOf(choice: string): MoveName[] {
    const body = choice.split('-').filter(isMove);
    if (this.#hole >= 0)
      return this.#row.map((move, i) => (i === this.#hole ? (body[0] ?? move) : move));
    return this.#row.map((move, i) => body[i % body.length] ?? move);
  }

  #perform(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#party.dance(this.#row, { onEnd: () => this.#rest() });
  }

  #rest(): void {
    this.#isBusy = false;
    this.dress();
  }

  #pick(choice: string): void {
    if (this.#isBusy || this.#isOver) return;
    const desk = this.#desk;
    const party = this.#party;
    const right = this.#isRight(choice);
    this.#isOver = right;
    this.#isBusy = true;
    for (const card of this.#cards) card.classList.remove('is-beckoning');
    desk.sound('tap');
    const dance = this.#danceOf(choice);
    const stop = right ? -1 : dance.findIndex((move, i) => move !== this.#row[i]);
    party.show(this.#hole >= 0 ? dance : this.#row, -1);
    party.dance(dance, {
      stop,
      onStop: () => this.#answer(choice, false),
      onEnd: () => {
        if (right) party.cheer();
        if (right) this.#answer(choice, true);
        this.#rest();
        if (!right) this.#help();
      },
    });
  }

  #answer(choice: string, right: boolean): void {
    const text = this.#text();
    const kind = this.#hole >= 0 ? 'pattern' : 'core';
    const line = right ? text.praise[kind] : text.otherMove;
    this.#due = this.#desk.answer({ right, response: [choice], line });
  }

  #help(): void {
    if (this.#due === 'none') return;
    this.#party.group(this.#coreLength());
    if (this.#due === 'worked')
      for (const card of this.#cards)
        card.classList.toggle('is-beckoning', card.dataset.right === 'true');
  }

  /** How long the part is that comes again and again. */
  #coreLength(): number {
    const row = this.#row;
    return (
      Array.from({ length: row.length }, (_, i) => i + 1).find((size) =>
        row.every((move, i) => move === row[i % size]),
      ) ?? row.length
    );
  }

  beckon(): string {
    this.#party.group(this.#coreLength());
    return this.#text().sayAlong;
  }

  dress(): void {
    const text = this.#text();
    if (!this.#isOver) this.#party.show(this.#row, this.#hole);
    this.#party.dress();
    for (const [i, card] of this.#cards.entries())
      card.ariaLabel = (this.#choices[i] ?? '')
        .split('-')
        .map((move) => (isMove(move) ? text.moves[move] : ''))
        .join(', ');
  }
}

export const dance: Activity = (desk, task) => new Dance(desk, task);
