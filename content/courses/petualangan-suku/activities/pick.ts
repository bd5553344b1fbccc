/** One thing is shown, and its partner is among the cards: a picture, a written word or a first letter. */
import { type Activity, type Desk, element, type Lang, pressable } from '@nobi/kit/course';
import { shuffled } from '@nobi/kit/guest';
import { partnerOf } from '../playable.ts';
import { textIn, textsIn } from '../rules/args.ts';
import { spelled, wordOf } from '../rules/words.ts';
import { replay } from '../scene/tiles.ts';
import { words } from '../text/text.ts';
import { pictureOf } from '../view/pictures.ts';
import './pick.css';
import { inIndonesian, tellIndonesian } from '../text/indonesian.ts';

interface Card {
  name: string;
  button: HTMLButtonElement;
}

const writing = (name: string): string => `<span class="pick-text">${spelled(name)}</span>`;

const meaningOf = (name: string, lang: Lang): string =>
  lang === 'en' ? (wordOf(name)?.en ?? name) : spelled(name);

class Stall {
  readonly sign: HTMLButtonElement;
  readonly cards: Card[];
  readonly #desk: Desk;
  readonly #by: string;
  readonly #show: string;
  readonly #answer: string;
  #isOver = false;

  constructor(desk: Desk, task: Parameters<Activity>[1]) {
    this.#desk = desk;
    this.#by = textIn(task, 'by');
    this.#show = textIn(task, 'show');
    this.#answer = partnerOf(task);
    const face = this.#by === 'word' ? writing(this.#show) : pictureOf(this.#show);
    this.sign = pressable('pick-sign', face, () => this.#speak());
    this.sign.dataset.by = this.#by;
    this.cards = shuffled(desk.random, textsIn(task, 'among')).map((name) => this.#makeCard(name));
    const [root, row] = [element('div', 'pick-stall'), element('div', 'pick-cards')];
    row.dataset.count = `${this.cards.length}`;
    row.append(...this.cards.map(({ button }) => button));
    root.append(this.sign, row);
    desk.scene.append(root);
  }

  #makeCard(name: string): Card {
    const isPicture = this.#by === 'word';
    const kind = isPicture ? 'is-picture' : 'is-text';
    const button = pressable(`pick-card ${kind}`, isPicture ? pictureOf(name) : writing(name), () =>
      this.#pick(card),
    );
    Object.assign(button.dataset, { glyph: name, answer: '' });
    const card = { name, button };
    return card;
  }

  #speak(): void {
    this.#desk.sound('hop');
    replay(this.sign, 'is-hopping');
    // Of a picture its name is no secret; a written word is there to be read.
    if (this.#by === 'word')
      this.#desk.readOut(inIndonesian(spelled(this.#show), this.#desk.lang()));
    else tellIndonesian(this.#desk, spelled(this.#show));
  }

  #pick(card: Card): void {
    const desk = this.#desk;
    const answer = this.#answer;
    const by = this.#by;
    const show = this.#show;
    if (this.#isOver) return;
    const text = words[desk.lang()];
    if (card.name === answer) {
      const [glyph, word] = by === 'word' ? [show, card.name] : [card.name, show];
      const tell = by === 'sound' ? text.foundBySound : text.found;
      const line = tell(spelled(glyph), spelled(word));
      const alone = by === 'sound' ? undefined : text.readAlone(spelled(answer));
      this.#isOver = desk.step !== 'look';
      desk.sound('pop');
      replay(card.button, 'is-partner');
      replay(this.sign, 'is-hopping');
      desk.answer({ right: true, response: [card.name], line, alone });
      return;
    }
    desk.sound('oops');
    replay(card.button, 'is-other');
    const line = by === 'word' ? text.isOther(spelled(card.name)) : text.reads(spelled(card.name));
    this.help(desk.answer({ right: false, response: [card.name], line }));
  }

  help(due: Desk['help']): void {
    if (due === 'none') return;
    const other = this.cards.find(({ name }) => name !== this.#answer);
    for (const each of this.cards)
      each.button.disabled = each.name !== this.#answer && each !== other;
    if (due === 'worked') this.#point();
  }

  #point(): void {
    for (const { name, button } of this.cards)
      button.classList.toggle('is-beckoning', name === this.#answer);
  }

  dress(): void {
    const desk = this.#desk;
    const by = this.#by;
    const show = this.#show;
    const lang = desk.lang();
    this.sign.ariaLabel = by === 'word' ? spelled(show) : meaningOf(show, lang);
    for (const { name, button } of this.cards)
      button.ariaLabel = by === 'word' ? meaningOf(name, lang) : spelled(name);
  }
}

export const pick: Activity = (desk, task) => {
  const stall = new Stall(desk, task);
  stall.dress();
  if (desk.step !== 'look') stall.help(desk.help);
  return {
    dress: () => stall.dress(),
    beckon() {
      const text = words[desk.lang()];
      stall.sign.classList.add('is-beckoning');
      return textIn(task, 'by') === 'word' ? text.listen : text.look;
    },
  };
};
