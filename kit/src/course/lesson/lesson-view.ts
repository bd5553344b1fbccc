/** Runs one lesson from where it stands: look, try, play, make, ask, and its calm end. */
import { today } from '../../guest/day.ts';
import { pressable } from '../../guest/stage/element.ts';
import type { CourseLesson } from '../../manifest/course.ts';
import type { Running, Try } from '../activity.ts';
import { openAsk, type Reply } from '../ask/ask-view.ts';
import { type Context, clearGround, type View } from '../context.ts';
import { icons } from '../icons.ts';
import {
  helpNow,
  type Learner,
  moveOn,
  type Place,
  questionAt,
  taskAt,
} from '../progress/progress.ts';
import { chosenTask, finishLesson, keepWork, remember } from '../progress/remember.ts';
import { openTask, unpoint } from './desk.ts';
import { LessonNotes } from './lesson-notes.ts';
import { pauseAfter, praiseOfAnswer, praiseOfTask } from './lesson-praise.ts';
import { showWork } from './show-work.ts';
import { openTrail } from './trail.ts';

export interface LessonExits {
  onMap(): void;
  onOver(work: HTMLElement | undefined): void;
  /** One more task was settled. */
  onItem(): void;
}

const beckonAfter = 2.6;

export class LessonView implements View {
  readonly mode = 'play';
  readonly #trail = openTrail();
  #running: Running = { dress() {}, beckon: () => '' };
  #place: Place;
  /** Counts the tasks shown; what was planned for an earlier one is dropped. */
  #turn = 0;
  #settled = false;
  #shownAt = 0;
  #forward: HTMLButtonElement | null = null;
  readonly #context: Context;
  readonly #lesson: CourseLesson;
  readonly #exits: LessonExits;
  readonly #notes: LessonNotes;

  constructor(context: Context, start: { lesson: CourseLesson; place: Place }, exits: LessonExits) {
    this.#context = context;
    this.#lesson = start.lesson;
    this.#place = start.place;
    this.#exits = exits;
    this.#notes = new LessonNotes(context, start.lesson);
    this.#show();
  }

  #learner(): Learner {
    const { kit, save, plan } = this.#context;
    return {
      course: kit.course,
      lesson: this.#lesson,
      questions: kit.questions[this.#lesson.id] ?? [],
      progress: save.progress,
      plan,
      day: today(),
    };
  }

  /** What stands before the child: a task or a question. */
  #now() {
    return questionAt(this.#learner(), this.#place) ?? taskAt(this.#learner(), this.#place);
  }

  #put(place: Place | null): void {
    this.#context.save.place = place;
    this.#context.keep();
  }

  #skill(): string {
    const now = this.#now();
    const skill = 'skill' in now && typeof now.skill === 'string' ? now.skill : this.#lesson.id;
    return this.#context.kit.aliases?.[skill] ?? skill;
  }

  #show(): void {
    const context = this.#context;
    const place = this.#place;
    this.#turn += 1;
    this.#settled = false;
    this.#shownAt = context.clock.now();
    this.#put(place);
    const refocus = clearGround(context);
    this.#showBar();
    this.#running = this.#open();
    this.#showForward();
    context.stage.goal(this.#now().say[context.guest.settings.lang]);
    context.refit();
    context.idle.arm();
    refocus();
    if (place.step === 'play' && place.help === 1) this.#later(beckonAfter, () => this.#hint());
  }

  /** The task begins with a hint, in words: a hand at the next move would be the answer. */
  #hint(): void {
    const line = this.#running.beckon();
    unpoint();
    if (line !== '' && !this.#settled) this.#context.stage.tell(line);
  }

  #open(): Running {
    const context = this.#context;
    const place = this.#place;
    const { step, state, misses } = place;
    const seed = place.seed + place.at * 31 + step.length;
    const question = questionAt(this.#learner(), place);
    if (question)
      return openAsk(context, {
        lesson: this.#lesson,
        question,
        tried: state,
        seed,
        onAnswer: (reply) => this.#answered(reply),
      });
    return openTask(context, taskAt(this.#learner(), place), {
      step: step === 'ask' ? 'make' : step,
      state,
      misses,
      planned: step === 'play' ? place.help : 0,
      seed,
      keep: (snapshot) => this.#keep(snapshot),
      answer: (tried) => this.#answer(tried),
      onReadOut: () => this.#change({ spoken: true }),
    });
  }

  #showBar(): void {
    const map = pressable('nobi-round', icons.map, this.#exits.onMap);
    map.ariaLabel = this.#context.words().toMap;
    this.#trail.show(this.#place.step, this.#context.words());
    this.#context.stage.corner.replaceChildren(this.#trail.root, map);
  }

  /** Looking goes on when the child says so; making ends when there is something made. */
  #showForward(): void {
    const { step, state } = this.#place;
    this.#forward = null;
    if (step !== 'look' && step !== 'make') return;
    const button = pressable('course-next', icons[step === 'make' ? 'done' : 'next'], () =>
      this.#settle(),
    );
    button.ariaLabel = this.#context.words()[step === 'make' ? 'finish' : 'next'];
    button.hidden = step === 'make' && state.length === 0;
    this.#forward = button;
    this.#context.stage.controls.append(button);
  }

  #keep(state: number[]): void {
    if (this.#settled) return;
    if (this.#forward && this.#place.step === 'make') this.#forward.hidden = state.length === 0;
    this.#change({ state });
  }

  #change(changed: Partial<Place>): void {
    if (this.#settled) return;
    this.#place = { ...this.#place, ...changed };
    this.#put(this.#place);
  }

  #answer({ right, response, line, alone }: Try): ReturnType<typeof helpNow> {
    const place = this.#place;
    const context = this.#context;
    if (this.#settled) return 'none';
    if (place.step === 'look' || place.step === 'make') {
      // Nothing is asked here: the child goes on when the child has seen enough.
      context.stage.tell(line);
      return 'none';
    }
    this.#notes.answered(place, { right, response }, this.#about());
    if (right) {
      context.stage.tell(praiseOfTask(place, { line, alone }, context.words()));
      this.#settle();
      return 'none';
    }
    context.stage.tell(line);
    this.#change({ misses: Math.min(50, place.misses + 1) });
    context.idle.arm();
    return helpNow(this.#place);
  }

  /** A question was answered. Without a verdict, off the line, the child goes on all the same. */
  #answered({ choice, right, tried }: Reply): void {
    if (this.#settled) return;
    const place = this.#place;
    const context = this.#context;
    this.#notes.answered(place, { right, response: [choice] }, this.#about());
    if (right === false) {
      this.#change({ misses: Math.min(50, place.misses + 1), state: tried });
      context.stage.tell(
        questionAt(this.#learner(), place)?.hint[context.guest.settings.lang] ?? '',
      );
      context.idle.arm();
      return;
    }
    const words = context.words();
    context.stage.tell(right ? praiseOfAnswer(place, words) : words.saved);
    this.#settle();
  }

  #about() {
    return {
      skill: this.#skill(),
      spentMs: (this.#context.clock.now() - this.#shownAt) * 1000,
      task: chosenTask(this.#learner(), this.#place),
    };
  }

  /** The task is done. The save moves on at once; the eyes get a moment. */
  #settle(): void {
    if (this.#settled) return;
    this.#settled = true;
    const context = this.#context;
    const place = this.#place;
    // The press is answered at once, while the work is still looked at.
    if (this.#forward && place.step === 'make') this.#forward.hidden = true;
    const learned = remember(this.#learner(), place);
    context.save.progress = learned.progress;
    if (learned.mastered)
      this.#notes.note({ verb: 'mastered', object: learned.mastered }, learned.mastered);
    if (place.step === 'make') context.save.progress = keepWork(context.save.progress, place);
    const next = moveOn(this.#learner(), place);
    this.#exits.onItem();
    if (next?.step !== place.step) this.#notes.step(place.step, this.#skill());
    context.idle.rest();
    if (next) this.#goTo(next);
    else this.#finish();
  }

  #goTo(next: Place): void {
    const { step } = this.#place;
    this.#put(next);
    this.#context.sounds.play(step === 'look' ? 'page' : 'right');
    this.#later(
      step === 'look' ? 0 : pauseAfter(this.#place, this.#context.reader.length()),
      () => {
        this.#place = next;
        this.#show();
      },
    );
  }

  #later(seconds: number, run: () => void): void {
    const mine = this.#turn;
    const go = (): void => {
      if (mine === this.#turn) run();
    };
    if (seconds === 0) go();
    else this.#context.clock.after(seconds, go);
  }

  #finish(): void {
    const context = this.#context;
    const place = this.#place;
    context.save.progress = finishLesson(context.save.progress, place);
    this.#put(null);
    this.#notes.note({ verb: 'completed', object: this.#lesson.id }, this.#lesson.id);
    if (place.step === 'make') {
      context.sounds.play('finish');
      this.#exits.onOver(this.#running.work?.());
      return;
    }
    context.sounds.play('right');
    this.#later(pauseAfter(this.#place, this.#context.reader.length()), () => {
      context.sounds.play('finish');
      this.#exits.onOver(showWork(context, this.#lesson, place.seed));
    });
  }

  dress(): void {
    this.#showBar();
    this.#running.dress();
    if (this.#forward)
      this.#forward.ariaLabel =
        this.#context.words()[this.#place.step === 'make' ? 'finish' : 'next'];
    if (!this.#settled)
      this.#context.stage.goal(this.#now().say[this.#context.guest.settings.lang]);
  }

  beckon(): string {
    if (this.#settled) return '';
    this.#change({ hints: Math.min(50, this.#place.hints + 1) });
    this.#forward?.classList.add('is-beckoning');
    const line = this.#running.beckon();
    return line === '' && this.#place.step === 'look' ? this.#context.words().more : line;
  }

  leave(): void {
    this.#turn += 1;
  }
}
