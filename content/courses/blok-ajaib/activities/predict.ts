/** What will this program do? One of three; the other two are what misreading it brings. Then it plays. */
import {
  type Activity,
  type Choices,
  type CourseTask,
  type Desk,
  element,
  openShelf,
} from '@nobi/kit/course';
import { isSound, type Tokens, tokensIn } from '../rules/blocks.ts';
import { inputIn } from '../rules/orders.ts';
import {
  choicesIn,
  type Forecast,
  forecastOf,
  misreadingOf,
  soundIn,
} from '../rules/predictions.ts';
import { run } from '../rules/run.ts';
import { Editor } from '../scene/editor.ts';
import { Score } from '../scene/score.ts';
import { openYard, playRun } from '../scene/yard.ts';
import { words } from '../text/text.ts';
import { beadPicture, playerPicture } from '../view/players.ts';

const rowPicture = (row: string): string =>
  `<span class="row">${[...row].map((sound) => (isSound(sound) ? beadPicture(sound) : '')).join('')}</span>`;

class Forecasting {
  readonly #desk: Desk;
  readonly #task: CourseTask;
  readonly #yard;
  readonly #program: Tokens;
  readonly #made;
  readonly #editor = new Editor(null);
  readonly #score: Score;
  readonly #choices: Choices<Forecast>;
  readonly #answer: Forecast;
  #isPlaying = false;

  constructor(desk: Desk, task: CourseTask) {
    this.#desk = desk;
    this.#task = task;
    this.#yard = openYard(desk, task);
    this.#program = tokensIn(task.args.want);
    this.#answer = forecastOf(task);
    const input = inputIn(task);
    this.#made = run(this.#program, input);
    this.#score = new Score(this.#made, input, {
      open: false,
      counts: this.#program.includes('p'),
    });
    this.#score.root.classList.toggle('is-waiting', input.length === 0);
    this.#yard.root.append(this.#head(), this.#editor.root);
    this.#choices = openShelf<Forecast>(desk, {
      name: 'forecast',
      choices: choicesIn(task),
      picture: (choice) =>
        typeof choice === 'number' ? `<span class="digits">${choice}</span>` : rowPicture(choice),
      label: (choice) => this.#label(choice),
      onPick: (choice) => this.#judge(choice),
    });
    this.dress();
    if (desk.help === 'worked') desk.clock.after(0.8, () => this.#show());
  }

  get #text() {
    return words[this.#desk.lang()];
  }

  get #way() {
    return soundIn(this.#task) ? ('count' as const) : ('row' as const);
  }

  #label(choice: Forecast): string {
    if (typeof choice === 'number') return `${choice}`;
    return [...choice].map((each) => (isSound(each) ? this.#text.sounds[each] : '')).join(' ');
  }

  /** What is counted, beside the guests that come. */
  #head(): HTMLElement {
    const head = element('div', 'asking');
    const sound = soundIn(this.#task);
    if (sound) {
      const question = element('div', 'asked card');
      question.innerHTML = playerPicture(sound);
      head.append(question);
    }
    head.append(this.#score.root);
    return head;
  }

  #play(onEnd: () => void): void {
    this.#isPlaying = true;
    this.#yard.root.toggleAttribute('data-shows', true);
    this.#score.clear();
    this.#score.root.classList.remove('is-waiting');
    playRun(this.#desk, this.#made.steps, {
      onStep: (step) => {
        this.#editor.run(step.at);
        return this.#score.beat(step);
      },
      onEnd: () => {
        this.#editor.run(-1);
        this.#isPlaying = false;
        this.#yard.root.toggleAttribute('data-shows', false);
        onEnd();
      },
    });
  }

  /** The worked example: it plays, and the choice that fits is shown. */
  #show(): void {
    this.#play(() => this.#choices.show(this.#answer));
  }

  #judge(choice: Forecast): void {
    const desk = this.#desk;
    if (this.#isPlaying) {
      desk.tell(this.#text.watch);
      return;
    }
    const right = choice === this.#answer;
    const misread = misreadingOf(this.#task, choice);
    const miss = misread ? this.#text.misread[misread] : this.#text.other;
    desk.sound(right ? 'pop' : 'oops');
    if (right) this.#yard.tickle();
    const line = right ? this.#text.done[this.#way] : miss;
    const due = desk.answer({ right, response: [choice], line });
    if (right) this.#play(() => {});
    else if (due === 'worked') desk.clock.after(2.4, () => this.#show());
  }

  dress(): void {
    const lang = this.#desk.lang();
    this.#editor.show({ program: this.#program, cursor: -1, lang });
    this.#score.dress(lang);
    this.#choices.dress();
    this.#yard.dress();
  }

  beckon(): string {
    this.#editor.point(0);
    return this.#text.ways[this.#way];
  }
}

export const predict: Activity = (desk, task) => {
  const forecasting = new Forecasting(desk, task);
  return { dress: () => forecasting.dress(), beckon: () => forecasting.beckon() };
};
