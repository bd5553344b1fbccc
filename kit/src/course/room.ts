/** The one room that map, lessons and free play share. */
import { type Clock, openClock } from '../guest/clock.ts';
import type { Guest } from '../guest/connect.ts';
import { type Idle, watchIdle } from '../guest/idle.ts';
import type { Sounds } from '../guest/sound.ts';
import { openStage, type Stage } from '../guest/stage.ts';
import type { Course, CourseLesson, CourseQuestions } from '../manifest/course.ts';
import type { Lang } from '../port.ts';
import type { Activity } from './activity.ts';
import { element } from './element.ts';
import { type ReadAlong, readAlong } from './read-along.ts';
import { type CourseSave, readCourseSave, writeCourseSave } from './save.ts';
import { type CourseSound, openCourseSounds } from './sounds.ts';
import { type CourseWords, courseWords } from './words.ts';

/** A course: data, the activities that its data names, and one picture per island. */
export interface CourseKit {
  course: Course;
  /** The youngest age on the manifest: it sets how often an item should succeed. */
  age: number;
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

/** What fills the room at the moment. */
export interface View {
  mode: 'play' | 'free';
  dress(): void;
  beckon(): string;
  leave(): void;
}

export interface Room {
  kit: CourseKit;
  guest: Guest;
  stage: Stage;
  /** The part of the scene that no words cover. */
  ground: HTMLElement;
  clock: Clock;
  idle: Idle;
  reader: ReadAlong;
  sounds: Sounds<CourseSound>;
  save: CourseSave;
  keep(): void;
  words(): CourseWords;
  /** Whether the last thing touched was a key. */
  isByKey(): boolean;
  /** Lays out what fills the ground, now and at each change of its size. */
  onFit(lay: () => void): void;
  /** Call it when controls or words have just been filled. */
  refit(): void;
}

const bubbleOf = (): HTMLElement =>
  document.querySelector<HTMLElement>('.nobi-bubble') ?? element('p', '');

/** Keeps the ground clear of the bar, whose line may be one to three rows high, and lays it out. */
const openFitter = (stage: Stage, ground: HTMLElement): Pick<Room, 'onFit' | 'refit'> => {
  let lay = (): void => {};
  const refit = (): void => {
    ground.style.top = `${stage.sky()}px`;
    lay();
  };
  const watch = new ResizeObserver(refit);
  for (const part of [stage.scene, bubbleOf()]) watch.observe(part);
  return {
    refit,
    onFit(next) {
      lay = next;
      refit();
    },
  };
};

/** The button that was pressed may be gone when the next ones come, so the press itself is remembered. */
const watchKeys = (): (() => boolean) => {
  let byKey = false;
  addEventListener('keydown', () => (byKey = true), true);
  addEventListener('pointerdown', () => (byKey = false), true);
  return () => byKey;
};

export const openRoom = (guest: Guest, kit: CourseKit, view: () => View): Room => {
  const stage = openStage(guest);
  document.querySelector('.nobi-stage')?.classList.add('is-course');
  const ground = element('div', 'course-ground');
  stage.scene.append(ground);
  const clock = openClock({ step() {}, draw() {} });
  const save = readCourseSave(kit, guest.save);
  const nudge = (): void => {
    const line = view().beckon();
    if (line !== '') stage.tell(line);
  };
  const room: Room = {
    kit,
    guest,
    stage,
    ground,
    clock,
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
  return room;
};

/** Empties the room. Answers a function that gives the focus back to who works by keyboard. */
export const clearRoom = (room: Room): (() => void) => {
  const { stage, ground } = room;
  room.onFit(() => {});
  ground.replaceChildren();
  ground.className = 'course-ground';
  stage.controls.replaceChildren();
  stage.corner.replaceChildren();
  return () => {
    if (!room.isByKey() || document.activeElement !== document.body) return;
    const first =
      ground.querySelector<HTMLElement>('button:not(:disabled)') ??
      stage.controls.querySelector<HTMLElement>('button:not(:disabled)');
    first?.focus();
  };
};
