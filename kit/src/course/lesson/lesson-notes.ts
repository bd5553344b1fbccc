/** What happens in a lesson, in the words of events. */
import type { Happening } from '../../guest/port/guest.ts';
import type { CourseLesson } from '../../manifest/course.ts';
import type { LessonStep } from '../activity.ts';
import type { Context } from '../context.ts';
import type { Place } from '../progress/progress.ts';

interface Verdict {
  /** Null when nobody could say so yet. */
  right: boolean | null;
  response: (number | string)[];
}

const verbs = {
  look: 'experienced',
  try: 'progressed',
  play: 'progressed',
  make: 'created',
  ask: 'progressed',
} as const satisfies Record<LessonStep, Happening['verb']>;

export class LessonNotes {
  readonly #context: Context;
  readonly #lesson: CourseLesson;

  constructor(context: Context, lesson: CourseLesson) {
    this.#context = context;
    this.#lesson = lesson;
  }

  note(happening: Omit<Happening, 'ctx'>, skill: string): void {
    const { kit, guest } = this.#context;
    const level = kit.course.lessons.indexOf(this.#lesson) + 1;
    guest.event({ ...happening, ctx: { level, skill, mode: 'play' } });
  }

  /** A step is over. */
  step(step: LessonStep, skill: string): void {
    this.note({ verb: verbs[step], object: `${this.#lesson.id}-${step}` }, skill);
  }

  answered(place: Place, verdict: Verdict, about: { skill: string; spentMs: number }): void {
    const { task, misses, hints } = place;
    const { right, response } = verdict;
    this.note(
      {
        verb: 'answered',
        object: task,
        attempt: misses + 1,
        result: {
          ...(right !== null && { success: right, first_try: right && misses === 0 }),
          response: response.slice(0, 24),
          duration_ms: about.spentMs,
          hints,
        },
      },
      about.skill,
    );
  }
}
