/** What map, lessons and free play share. */
import { type Clock, openClock } from '../guest/clock.ts';
import type { Guest } from '../guest/port/guest.ts';
import type { Sounds } from '../guest/sound.ts';
import { element } from '../guest/stage/element.ts';
import { type Idle, watchIdle } from '../guest/stage/idle.ts';
import { openStage, type Stage } from '../guest/stage/stage.ts';
import { beginWith, type LearningSkill, type Plan } from '../learning/index.ts';
import type { Course, CourseLesson, CourseQuestions } from '../manifest/course.ts';
import type { Lang } from '../port.ts';
import type { Activity } from './activity.ts';
import { type ReadAlong, readAlong } from './ask/read-along.ts';
import { bubbleOf, type Fitter, openFitter } from './fitter.ts';
import { coursePlan } from './progress/course-plan.ts';
import { type CourseSave, readCourseSave, writeCourseSave } from './progress/save.ts';
import { type CourseSound, openCourseSounds } from './sounds.ts';
import { type CourseWords, courseWords } from './words.ts';

/** A course: data, the activities that its data names, and one picture per island. */
export interface CourseKit {
  course: Course;
  /** The youngest age on the manifest: it sets how often an item should succeed. */
  age: number;
  /** What it teaches, in its order, from the registry of skills. */
  skills: readonly LearningSkill[];
  /** By how many logits each lesson is harder than the one before, where that is unusual. */
  laterBy?: number | undefined;
  /** So many lessons at the beginning lie before that scale. */
  preludes?: number | undefined;
  /** Ids of skills that saves and lessons of before may still use. */
  aliases?: Readonly<Record<string, string>> | undefined;
  /** The title of the item that comes after this course. */
  next: Record<Lang, string>;
  activities: Record<string, Activity>;
  /** Own SVG markup that stands on the island, drawn on 100 by 100 with its feet at 50, 96. */
  emblem(lesson: CourseLesson): string;
  /** `import { questions } from 'virtual:questions'`: the course's `checks.ts` without its answers. */
  questions: CourseQuestions;
  /** Own markup for a choice that is a word, an `<svg>`, `<img>` or `<span>`; numbers need none. */
  face?(choice: string, lang: Lang): string;
  /** What a screen reader calls it. */
  faceName?(choice: string, lang: Lang): string;
}

/** What fills the ground at the moment. */
export interface View {
  mode: 'play' | 'free';
  dress(): void;
  beckon(): string;
  leave(): void;
}

export interface Context extends Fitter {
  kit: CourseKit;
  guest: Guest;
  stage: Stage;
  /** The part of the scene that no words cover. */
  ground: HTMLElement;
  clock: Clock;
  idle: Idle;
  reader: ReadAlong;
  plan: Plan;
  sounds: Sounds<CourseSound>;
  save: CourseSave;
  keep(): void;
  words(): CourseWords;
  /** Whether the last thing touched was a key. */
  isByKey(): boolean;
}

/** The button that was pressed may be gone when the next ones come, so the press itself is remembered. */
const watchKeys = (): (() => boolean) => {
  let byKey = false;
  addEventListener('keydown', () => (byKey = true), true);
  addEventListener('pointerdown', () => (byKey = false), true);
  return () => byKey;
};

export const openContext = (guest: Guest, kit: CourseKit, view: () => View): Context => {
  const stage = openStage(guest);
  document.querySelector('.nobi-stage')?.classList.add('is-course');
  const ground = element('div', 'course-ground');
  stage.scene.append(ground);
  const clock = openClock({ step() {}, draw() {} });
  const plan = coursePlan(kit);
  const save = readCourseSave({ ...kit, plan }, guest.save);
  save.progress.learning = beginWith(plan, save.progress.learning, guest.beginsWith);
  const nudge = (): void => {
    const line = view().beckon();
    if (line !== '') stage.tell(line);
  };
  const context: Context = {
    kit,
    guest,
    stage,
    ground,
    clock,
    plan,
    save,
    idle: watchIdle(clock, {
      first: () => document.querySelector<HTMLElement>('.nobi-round')?.click(),
      second: nudge,
    }),
    reader: readAlong({ bubble: bubbleOf(), clock, isHeard: () => guest.settings.voice }),
    sounds: openCourseSounds(guest.settings.sound),
    keep: () => guest.keep(writeCourseSave(save)),
    words: () => courseWords[guest.settings.lang],
    isByKey: watchKeys(),
    ...openFitter(stage, ground),
  };
  return context;
};

/** Empties the ground. Answers a function that gives the focus back to who works by keyboard. */
export const clearGround = (context: Context): (() => void) => {
  const { stage, ground } = context;
  context.onFit(() => {});
  ground.replaceChildren();
  ground.className = 'course-ground';
  stage.controls.replaceChildren();
  stage.corner.replaceChildren();
  return () => {
    if (!context.isByKey() || document.activeElement !== document.body) return;
    const first =
      ground.querySelector<HTMLElement>('button:not(:disabled)') ??
      stage.controls.querySelector<HTMLElement>('button:not(:disabled)');
    first?.focus();
  };
};
