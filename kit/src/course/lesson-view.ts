/** Runs one lesson from where it stands: look, try, play, make, and its calm end. */
import type { Happening } from '../guest/connect.ts';
import type { CourseLesson, CourseTask } from '../manifest/course.ts';
import type { Running, Try } from './activity.ts';
import { openTask } from './desk.ts';
import { pressable } from './element.ts';
import { icons } from './icons.ts';
import {
  finishLesson,
  helpNow,
  type Learner,
  moveOn,
  type Place,
  remember,
  taskAt,
} from './progress.ts';
import { clearRoom, type Room, type View } from './room.ts';
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

  constructor(room: Room, start: { lesson: CourseLesson; place: Place }, exits: LessonExits) {
    this.room = room;
    this.lesson = start.lesson;
    this.place = start.place;
    this.exits = exits;
    this.show();
  }

  private learner(): Learner {
    const { kit, save } = this.room;
    return { course: kit.course, lesson: this.lesson, progress: save.progress, age: kit.age };
  }

  private task(): CourseTask {
    return taskAt(this.lesson, this.place);
  }

  private put(place: Place | null): void {
    this.room.save.place = place;
    this.room.keep();
  }

  private note(happening: Omit<Happening, 'ctx'>): void {
    const { kit, guest } = this.room;
    const task = this.task();
    guest.event({
      ...happening,
      ctx: {
        level: kit.course.lessons.indexOf(this.lesson) + 1,
        skill: 'skill' in task && typeof task.skill === 'string' ? task.skill : this.lesson.id,
        mode: 'play',
      },
    });
  }

  private show(): void {
    const { room, place } = this;
    const task = this.task();
    this.turn += 1;
    this.settled = false;
    this.shownAt = room.clock.now();
    this.put(place);
    const refocus = clearRoom(room);
    this.showBar();
    this.running = openTask(room, task, {
      step: place.step,
      state: place.state,
      misses: place.misses,
      seed: place.seed + place.at * 31 + place.step.length,
      keep: (state) => this.keep(state),
      answer: (tried) => this.answer(tried),
    });
    this.showForward();
    room.stage.goal(task.say[room.guest.settings.lang]);
    room.refit();
    room.idle.arm();
    refocus();
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
    this.note({
      verb: 'answered',
      object: place.task,
      attempt: place.misses + 1,
      result: {
        success: right,
        first_try: right && place.misses === 0,
        response: response.slice(0, 24),
        duration_ms: this.spentMs(),
        hints: place.hints,
      },
    });
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

  private spentMs(): number {
    return Math.min(3_600_000, Math.round((this.room.clock.now() - this.shownAt) * 1000));
  }

  /** The task is done. The save moves on at once; the eyes get a moment. */
  private settle(): void {
    if (this.settled) return;
    this.settled = true;
    const { room, place } = this;
    const learned = remember(this.learner(), place, today());
    room.save.progress = learned.progress;
    if (learned.mastered) this.note({ verb: 'mastered', object: learned.mastered });
    const next = moveOn(this.learner(), place);
    this.exits.onItem();
    this.noteStep(next);
    room.idle.rest();
    if (next) this.goTo(next);
    else this.finish();
  }

  private goTo(next: Place): void {
    const { room, place } = this;
    this.put(next);
    const mine = this.turn;
    const pause =
      place.step === 'look' ? 0 : Math.max(shortest, Math.min(5, room.reader.length() + 0.6));
    const go = (): void => {
      if (mine !== this.turn) return;
      this.place = next;
      this.show();
    };
    if (pause === 0) go();
    else room.clock.after(pause, go);
    room.sounds.play(place.step === 'look' ? 'page' : 'right');
  }

  private noteStep(next: Place | null): void {
    const { step } = this.place;
    if (next?.step === step) return;
    const object = `${this.lesson.id}-${step}`;
    if (step === 'look') this.note({ verb: 'experienced', object });
    else if (step === 'make') this.note({ verb: 'created', object });
    else this.note({ verb: 'progressed', object });
  }

  private finish(): void {
    const { room, place } = this;
    room.save.progress = finishLesson(room.save.progress, place);
    this.put(null);
    this.note({ verb: 'completed', object: this.lesson.id });
    room.sounds.play('finish');
    this.exits.onOver(this.running.work?.());
  }

  dress(): void {
    this.showBar();
    this.running.dress();
    if (this.forward)
      this.forward.ariaLabel = this.room.words()[this.place.step === 'make' ? 'finish' : 'next'];
    if (!this.settled) this.room.stage.goal(this.task().say[this.room.guest.settings.lang]);
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
