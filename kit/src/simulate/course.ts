/** A course without its page: each sitting sails to the lesson that the map offers and plays its items. */
import { type CourseSkills, coursePlan } from '../course/progress/course-plan.ts';
import {
  type Learner,
  moveOn,
  nextLesson,
  type Place,
  type Progress,
  startLesson,
} from '../course/progress/progress.ts';
import { finishLesson, remember } from '../course/progress/remember.ts';
import { readCourseSave, writeCourseSave } from '../course/progress/save.ts';
import type { LearningTask } from '../learning/index.ts';
import type { SimulatedItem, SimulatedSession } from './item.ts';
import { masteryState } from './mastery-state.ts';

/** By their ids. */
type Tasks = ReadonlyMap<string, LearningTask>;

class CourseSession implements SimulatedSession {
  readonly #learner: Omit<Learner, 'progress'>;
  readonly #tasks: Tasks;
  #progress: Progress;
  #place: Place | null;

  constructor(learner: Learner, tasks: Tasks, seed: number) {
    const { progress, ...rest } = learner;
    this.#learner = rest;
    this.#progress = progress;
    this.#tasks = tasks;
    this.#place = this.#toPlay(startLesson(learner, seed));
  }

  /** Looking, guided tries, making and questions choose nothing and measure nothing. */
  #toPlay(from: Place | null): Place | null {
    let place = from;
    while (place && place.step !== 'play')
      place = moveOn({ ...this.#learner, progress: this.#progress }, place);
    return place;
  }

  now() {
    const place = this.#place;
    const task = place && this.#tasks.get(place.task);
    if (!task) return null;
    const { kind, help } = place;
    return { ...task, kind, help, state: this.stateOf(task.skill) };
  }

  settle({ misses, hints }: { misses: number; hints: number }): void {
    if (!this.#place) return;
    const place = { ...this.#place, misses, hints };
    this.#progress = remember({ ...this.#learner, progress: this.#progress }, place).progress;
    this.#place = this.#toPlay(moveOn({ ...this.#learner, progress: this.#progress }, place));
    if (!this.#place) this.#progress = finishLesson(this.#progress, place);
  }

  save(): string {
    return writeCourseSave({ progress: this.#progress, place: this.#place });
  }

  stateOf(skill: string) {
    return masteryState(this.#progress.learning, skill);
  }
}

export const simulatedCourse = (skills: CourseSkills): SimulatedItem => {
  const { course, aliases } = skills;
  const plan = coursePlan(skills);
  const tasks = new Map([...plan.tasksOf.values()].flat().map((task) => [task.id, task]));
  return {
    skills: plan.skills.map(({ id }) => id),
    open(save, { seed, day }) {
      const { progress } = readCourseSave({ course, questions: {}, plan, aliases }, save);
      const lesson = nextLesson({ course, progress, plan, day });
      if (!lesson) throw new Error(`${course.id} has no lesson`);
      return new CourseSession({ course, lesson, questions: [], progress, plan, day }, tasks, seed);
    },
  };
};
