/** What happens in a lesson, in the words of events. */
import type { Happening } from '../../guest/port/guest.ts';
import { type LearningTask, resultOf } from '../../learning/index.ts';
import type { CourseLesson } from '../../manifest/course.ts';
import type { LessonStep } from '../activity.ts';
import type { Context } from '../context.ts';
import type { Place } from '../progress/progress.ts';

interface Verdict {
  /** Null when nobody could say so yet. */
  right: boolean | null;
  response: (number | string)[];
}

interface About {
  skill: string;
  spentMs: number;
  /** As the chooser gave it; guided tries and questions are none of its tasks. */
  task: LearningTask | undefined;
}

/** How the task went so far, with everything that helped. */
export const storyOf = ({ step, misses, hints, help, spoken }: Place) => ({
  misses,
  hints,
  help,
  spoken,
  guided: step === 'try',
});

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

  answered(place: Place, verdict: Verdict, about: About): void {
    const { skill, ...rest } = about;
    this.note(
      {
        verb: 'answered',
        object: place.task,
        attempt: place.misses + 1,
        result: resultOf({ ...storyOf(place), ...verdict, ...rest, kind: place.kind }),
      },
      skill,
    );
  }
}
