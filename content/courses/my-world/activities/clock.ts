/** A clock is set to the time that a sentence names. */
import { type Activity, type CourseTask, type Desk, element } from '@nobi/kit/course';
import { factsOf } from '../rules/line.ts';
import { clockText, goalOf, timeMiss, turned } from '../rules/times.ts';
import { type Verdict, Work } from '../scene/work.ts';
import { words } from '../text/text.ts';
import { clockPicture } from '../view/clock.ts';
import { peoplePicture } from '../view/people.ts';
import { actPicture } from '../view/pictures.ts';

const turns = [
  { name: 'hour', by: 4, mark: '+60′' },
  { name: 'quarter', by: 1, mark: '+15′' },
  { name: 'back', by: -1, mark: '−15′' },
];

class Setting extends Work {
  readonly #goal: number;
  readonly #sentence: string;
  readonly #face = element('span', 'face');
  /** In quarters of an hour. */
  #at: number;

  constructor(desk: Desk, task: CourseTask) {
    super(
      desk,
      task,
      turns.map(({ name, by, mark }) => ({
        name,
        picture: `<b>${mark}</b>`,
        label: () => words[desk.lang()].turn[name] ?? '',
        run: () => this.#turn(by),
      })),
    );
    this.#goal = goalOf(task);
    this.#sentence = clockText(task);
    this.#at = turned(desk.state[0] ?? 0);
    const { who, what } = factsOf(task);
    const sentence = element('p', 'card reading');
    sentence.lang = 'en';
    sentence.textContent = this.#sentence;
    const board = element('div', 'board is-clock');
    board.innerHTML = `<span class="rebus"><span class="bit is-who">${peoplePicture(who)}</span><span class="bit is-thing">${actPicture(what)}</span></span>`;
    board.append(this.#face);
    this.moon.root.append(this.bar(sentence), board);
    this.begin();
  }

  #set(at: number, isKept = true): void {
    this.#at = turned(at);
    if (isKept) this.desk.keep([this.#at]);
    this.draw();
  }

  #turn(by: number): void {
    if (this.isBusy()) return;
    this.desk.sound('tap', by > 1 ? 1.2 : 1);
    this.#set(this.#at + by);
  }

  protected draw(): void {
    this.#face.innerHTML = clockPicture(this.#at);
    this.#face.dataset.at = `${this.#at}`;
  }

  protected clear(isKept: boolean): void {
    this.#set(0, isKept);
  }

  /** The last turns of the way are enough to see how it goes. */
  protected steps() {
    const hours = Math.floor(this.#goal / 4);
    const whole = Array.from({ length: hours }, (_, at) => (at + 1) * 4);
    const rest = Array.from({ length: this.#goal % 4 }, (_, at) => hours * 4 + at + 1);
    return [...whole, ...rest].slice(-4).map((to) => () => {
      this.desk.sound('tap');
      this.#set(to, false);
    });
  }

  protected verdict(): Verdict {
    const right = this.#at === this.#goal;
    const line = right
      ? this.text.done.clock(this.#sentence)
      : this.text.times[timeMiss(this.#goal, this.#at)];
    return { right, response: [this.#at], line };
  }

  beckon(): string {
    const isHour = Math.floor(this.#at / 4) === Math.floor(this.#goal / 4);
    if (this.#at === this.#goal) this.tools.point('go');
    else this.tools.point(isHour ? 'quarter' : 'hour');
    return this.text.ways.clock;
  }
}

export const clock: Activity = (desk, task) => new Setting(desk, task);
