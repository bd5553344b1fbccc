/** Runs one lesson from where it stands: look, try, play, make, ask, and its calm end. */
import type { CourseLesson } from '../manifest/course.ts';
import type { Running, Try } from './activity.ts';
import { type Asked, openAsk } from './ask-view.ts';
import { openTask } from './desk.ts';
import { pressable } from './element.ts';
import { icons } from './icons.ts';
import { LessonNotes } from './lesson-notes.ts';
import {
  finishLesson,
  helpNow,
  keepWork,
  type Learner,
  moveOn,
  type Place,
  questionAt,
  remember,
  taskAt,
} from './progress.ts';
import { clearRoom, type Room, type View } from './room.ts';
import { showWork } from './shown-work.ts';
import { openTrail } from './trail.ts';

export interface LessonExits {
  onMap(): void;
  onOver(work: HTMLElement | undefined): void;
  /** One more task was settled. */
  onItem(): void;
}

const today = (): number => {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);
};

const shortest = 2.2;

export class LessonView implements View {
  readonly mode = 'play';
  private readonly trail = openTrail();
  private running: Running = { dress() {}, beckon: () => '' };
  private place: Place;
  /** Counts the tasks shown; what was planned for an earlier one is dropped. */
  private turn = 0;
  private settled = false;
  private shownAt = 0;
  private forward: HTMLButtonElement | null = null;
  private readonly room: Room;
  private readonly lesson: CourseLesson;
  private readonly exits: LessonExits;
  private readonly notes: LessonNotes;

  constructor(room: Room, start: { lesson: CourseLesson; place: Place }, exits: LessonExits) {
    this.room = room;
    this.lesson = start.lesson;
    this.place = start.place;
    this.exits = exits;
    this.notes = new LessonNotes(room, start.lesson);
    this.show();
  }

  private learner(): Learner {
    const { kit, save } = this.room;
    return {
      course: kit.course,
      lesson: this.lesson,
      questions: kit.questions[this.lesson.id] ?? [],
      progress: save.progress,
      age: kit.age,
    };
  }

  /** What stands before the child: a task or a question. */
  private now() {
    return questionAt(this.learner(), this.place) ?? taskAt(this.lesson, this.place);
  }

  private put(place: Place | null): void {
    this.room.save.place = place;
    this.room.keep();
  }

  private skill(): string {
    const now = this.now();
    return 'skill' in now && typeof now.skill === 'string' ? now.skill : this.lesson.id;
  }

  private show(): void {
    const { room, place } = this;
    this.turn += 1;
    this.settled = false;
    this.shownAt = room.clock.now();
    this.put(place);
    const refocus = clearRoom(room);
    this.showBar();
    this.running = this.open();
    this.showForward();
    room.stage.goal(this.now().say[room.guest.settings.lang]);
    room.refit();
    room.idle.arm();
    refocus();
  }

  private open(): Running {
    const { room, place, lesson } = this;
    const { step, state, misses } = place;
    const seed = place.seed + place.at * 31 + step.length;
    const question = questionAt(this.learner(), place);
    if (question)
      return openAsk(room, {
        lesson,
        question,
        tried: state,
        seed,
        onAnswer: (asked) => this.answered(asked),
      });
    return openTask(room, taskAt(lesson, place), {
      step: step === 'ask' ? 'make' : step,
      state,
      misses,
      seed,
      keep: (kept) => this.keep(kept),
      answer: (tried) => this.answer(tried),
    });
  }

  private showBar(): void {
    const map = pressable('nobi-round', icons.map, this.exits.onMap);
    map.ariaLabel = this.room.words().toMap;
    this.trail.show(this.place.step, this.room.words());
    this.room.stage.corner.replaceChildren(this.trail.root, map);
  }

  /** Looking goes on when the child says so; making ends when there is something made. */
  private showForward(): void {
    const { step, state } = this.place;
    this.forward = null;
    if (step !== 'look' && step !== 'make') return;
    const button = pressable('course-next', icons[step === 'make' ? 'done' : 'next'], () =>
      this.settle(),
    );
    button.ariaLabel = this.room.words()[step === 'make' ? 'finish' : 'next'];
    button.hidden = step === 'make' && state.length === 0;
    this.forward = button;
    this.room.stage.controls.append(button);
  }

  private keep(state: number[]): void {
    if (this.settled) return;
    this.place = { ...this.place, state };
    if (this.forward && this.place.step === 'make') this.forward.hidden = state.length === 0;
    this.put(this.place);
  }

  private answer({ right, response, line }: Try): ReturnType<typeof helpNow> {
    const { place, room } = this;
    if (this.settled) return 'none';
    if (place.step === 'look' || place.step === 'make') {
      // Nothing is asked here: the child goes on when the child has seen enough.
      room.stage.tell(line);
      return 'none';
    }
    this.notes.answered(
      place,
      { right, response },
      { skill: this.skill(), spentMs: this.spentMs() },
    );
    room.stage.tell(line);
    if (right) {
      this.settle();
      return 'none';
    }
    this.place = { ...place, misses: Math.min(50, place.misses + 1) };
    this.put(this.place);
    room.idle.arm();
    return helpNow(this.place);
  }

  /** A question was answered. Without a verdict, off the line, the child goes on all the same. */
  private answered({ choice, right, tried }: Asked): void {
    if (this.settled) return;
    const { place, room } = this;
    const words = room.words();
    const told = { right, response: [choice] };
    this.notes.answered(place, told, { skill: this.skill(), spentMs: this.spentMs() });
    if (right === false) {
      this.place = { ...place, misses: Math.min(50, place.misses + 1), state: tried };
      this.put(this.place);
      const { lang } = room.guest.settings;
      room.stage.tell(questionAt(this.learner(), place)?.hint[lang] ?? '');
      room.idle.arm();
      return;
    }
    const praise = place.misses === 0 ? words.fits : words.fitsNow;
    room.stage.tell(right ? praise : words.kept);
    this.settle();
  }

  private spentMs(): number {
    return Math.min(3_600_000, Math.round((this.room.clock.now() - this.shownAt) * 1000));
  }

  /** The task is done. The save moves on at once; the eyes get a moment. */
  private settle(): void {
    if (this.settled) return;
    this.settled = true;
    const { room, place } = this;
    // The press is answered at once, while the work is still looked at.
    if (this.forward && place.step === 'make') this.forward.hidden = true;
    const learned = remember(this.learner(), place, today());
    room.save.progress = learned.progress;
    if (learned.mastered)
      this.notes.note({ verb: 'mastered', object: learned.mastered }, learned.mastered);
    if (place.step === 'make') room.save.progress = keepWork(room.save.progress, place);
    const next = moveOn(this.learner(), place);
    this.exits.onItem();
    if (next?.step !== place.step) this.notes.step(place.step, this.skill());
    room.idle.rest();
    if (next) this.goTo(next);
    else this.finish();
  }

  private goTo(next: Place): void {
    const { step } = this.place;
    this.put(next);
    this.room.sounds.play(step === 'look' ? 'page' : 'right');
    this.later(step === 'look' ? 0 : this.pause(), () => {
      this.place = next;
      this.show();
    });
  }

  /** Long enough to hear what was said; a work needs only a last look. */
  private pause(): number {
    if (this.place.step === 'make') return 0.8;
    return Math.max(shortest, Math.min(5, this.room.reader.length() + 0.6));
  }

  private later(seconds: number, run: () => void): void {
    const mine = this.turn;
    const go = (): void => {
      if (mine === this.turn) run();
    };
    if (seconds === 0) go();
    else this.room.clock.after(seconds, go);
  }

  private finish(): void {
    const { room, place } = this;
    room.save.progress = finishLesson(room.save.progress, place);
    this.put(null);
    this.notes.note({ verb: 'completed', object: this.lesson.id }, this.lesson.id);
    if (place.step === 'make') {
      room.sounds.play('finish');
      this.exits.onOver(this.running.work?.());
      return;
    }
    room.sounds.play('right');
    this.later(this.pause(), () => {
      room.sounds.play('finish');
      this.exits.onOver(showWork(room, this.lesson, place.seed));
    });
  }

  dress(): void {
    this.showBar();
    this.running.dress();
    if (this.forward)
      this.forward.ariaLabel = this.room.words()[this.place.step === 'make' ? 'finish' : 'next'];
    if (!this.settled) this.room.stage.goal(this.now().say[this.room.guest.settings.lang]);
  }

  beckon(): string {
    if (this.settled) return '';
    this.place = { ...this.place, hints: Math.min(50, this.place.hints + 1) };
    this.forward?.classList.add('is-beckoning');
    const line = this.running.beckon();
    return line === '' && this.place.step === 'look' ? this.room.words().more : line;
  }

  leave(): void {
    this.turn += 1;
  }
}
