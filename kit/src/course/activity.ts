/** What a course brings along: activities, each a small scene with one thing to do. */
import type { Clock } from '../guest/clock.ts';
import type { Random } from '../guest/random.ts';
import type { Help } from '../learning/help.ts';
import type { CourseTask } from '../manifest/course.ts';
import type { Lang } from '../port.ts';
import type { CourseSound } from './sounds.ts';

export const stepNames = ['look', 'try', 'play', 'make'] as const;
export type StepName = (typeof stepNames)[number];

/** The steps of a lesson in order: four with an activity, then the questions, which the player asks. */
export const lessonSteps = [...stepNames, 'ask'] as const;
export type LessonStep = (typeof lessonSteps)[number];

export interface Try {
  right: boolean;
  /** Numbers or slugs only: this is what the event says. */
  response: (number | string)[];
  /**
   * What is told about it. Praise names the way; a miss says what happened. After help that showed the
   * way, sentences about what the child did are left out (learning/praise.ts).
   */
  line: string;
  /** What may be said only of a child who did it at once and alone. */
  alone?: string | undefined;
}

/** Everything that an activity may use. It never learns about lessons, saves or scores. */
export interface Desk {
  readonly scene: HTMLElement;
  readonly controls: HTMLElement;
  readonly step: StepName | 'free';
  /** What the activity kept before a break; empty at the start. */
  readonly state: readonly number[];
  /** How much help the misses so far call for, also after a break. */
  readonly help: Help;
  readonly clock: Clock;
  readonly random: Random;
  lang(): Lang;
  /** Runs at once and whenever the scene changes its size, for as long as the task lasts. */
  onFit(lay: () => void): void;
  sound(name: CourseSound, pitch?: number): void;
  tell(line: string): void;
  /** Reads out what the child was to read. From then on the task shows no reading. */
  readOut(text: string): void;
  keep(state: number[]): void;
  /** Reports one try; the player goes on by itself after a right one. Answers the help that is due. */
  answer(tried: Try): Help;
}

export interface Running {
  /** The language changed. */
  dress(): void;
  /** The child takes help: point at the next move, and say it if there is a line. */
  beckon(): string;
  /** What was made, for the end of the lesson. */
  work?(): HTMLElement;
}

export type Activity = (desk: Desk, task: CourseTask) => Running;
