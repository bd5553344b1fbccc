/** A line that is read silently, and pictures of which one fits. In `look` it is read to the child. */
import { type Activity, type CourseTask, type Desk, element, pressable } from '@nobi/kit/course';
import { shuffled } from '@nobi/kit/guest';
import { otherPictures } from '../playable.ts';
import { textIn, textsIn } from '../rules/args.ts';
import { spelled, writtenLine } from '../rules/words.ts';
import { nameOf, replay } from '../scene/tiles.ts';
import { writingWords } from '../text/writing.ts';
import { picturedNames, pictureOf } from '../view/pictures.ts';
import { openLine } from './line.ts';
import { story } from './story.ts';
import './page.css';
import { inIndonesian } from '../text/indonesian.ts';

const others = 2;
/** The most alike are taken in turns, so that a page looks another way next time. */
const alike = 5;

class Page {
  readonly #desk: Desk;
  readonly #task: CourseTask;
  readonly #picture: string;
  readonly #cards: HTMLButtonElement[];
  #isOver = false;

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#task = task;
    this.#picture = textIn(task, 'picture');
    const wrong = shuffled(desk.random, otherPictures(task, picturedNames).slice(0, alike));
    const names = shuffled(desk.random, [this.#picture, ...wrong.slice(0, others)]);
    this.#cards = names.map((name) => this.#card(name));
    const sheet = element('div', 'page');
    const row = element('div', 'page-cards');
    row.append(...this.#cards);
    const line = openLine(writtenLine(this.#words()), (at) => this.#hear(at));
    sheet.append(line.root, row);
    desk.scene.append(sheet);
    this.help(desk.help);
  }

  #words(): string[] {
    return textsIn(this.#task, 'words').map(spelled);
  }

  #line(): string {
    return writtenLine(this.#words()).join(' ');
  }

  #card(name: string): HTMLButtonElement {
    const card = pressable('page-card', pictureOf(name), () => this.#pick(name, card));
    Object.assign(card.dataset, { glyph: name, answer: '' });
    return card;
  }

  /** A word that is heard was not read. */
  #hear(at: number): void {
    this.#desk.sound('count', 1 + at * 0.12);
    this.#desk.readOut(inIndonesian(this.#words()[at] ?? '', this.#desk.lang()));
  }

  #pick(name: string, card: HTMLButtonElement): void {
    const desk = this.#desk;
    const text = writingWords[desk.lang()];
    if (this.#isOver) return;
    if (name !== this.#picture) {
      desk.sound('oops');
      replay(card, 'is-other');
      const line = text.pageOther(nameOf(name, desk.lang()));
      this.help(desk.answer({ right: false, response: [name], line }));
      return;
    }
    this.#isOver = true;
    desk.sound('pop');
    replay(card, 'is-hopping');
    const alone = text.pageReadAlone(this.#line());
    desk.answer({
      right: true,
      response: [name],
      line: inIndonesian(this.#line(), desk.lang()),
      alone,
    });
  }

  /** Two pictures to choose from, then the right one beckons. */
  help(due: Desk['help']): void {
    if (due === 'none') return;
    const other = this.#cards.find(({ dataset }) => dataset.glyph !== this.#picture);
    for (const card of this.#cards) {
      const isRight = card.dataset.glyph === this.#picture;
      card.disabled = !isRight && card !== other;
      card.classList.toggle('is-beckoning', isRight && due === 'worked');
    }
  }

  dress(): void {
    for (const card of this.#cards)
      card.ariaLabel = nameOf(card.dataset.glyph ?? '', this.#desk.lang());
  }
}

export const page: Activity = (desk, task) => {
  if (desk.step === 'look') return story(desk, task);
  const reading = new Page(desk, task);
  reading.dress();
  return {
    dress: () => reading.dress(),
    beckon: () => writingWords[desk.lang()].hearWords,
  };
};
