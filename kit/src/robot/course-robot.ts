/** Plays a course: the player's part is the same for all of them, so only the activities are told. */
import type { Course, CourseTask } from '../manifest/course.ts';
import type { Hands, Robot } from './robot.ts';

/** Does what a task asks for, and right; in `make` it makes just enough to be done. */
export type Move = (hands: Hands, task: CourseTask) => Promise<void>;

const end = '.nobi-end';
const ground = '.course-ground';
const map = `${ground}.is-map`;
/** Not while a verdict is on its way: it may come between a look and the press, and be the last one. */
const openTiles = '.ask-tiles:is(:not([data-is]), [data-is=""])';

const tasksOf = (course: Course): CourseTask[] =>
  course.lessons.flatMap(({ look, try: guided, play, make }) => [
    ...look,
    ...guided,
    ...play.bank,
    make,
  ]);

const sail = async (hands: Hands): Promise<void> => {
  const next = '.course-island[data-is="next"]';
  await hands.tap((await hands.count(next)) > 0 ? next : '.course-island');
};

/** A question is tried until the verdict comes: the answers are the server's alone. */
const answer = async (hands: Hands): Promise<void> => {
  const over = `${ground}:not([data-step="ask"]), ${end}`;
  await hands.wait(`${openTiles}, ${over}`);
  if ((await hands.count(over)) === 0)
    await hands.tap(`${openTiles} .ask-tile:not([aria-disabled="true"])`);
};

/** A robot for a course, from its data and one move for each of its activities. */
export const courseRobot = (course: Course, moves: Record<string, Move>): Robot => ({
  async step(hands) {
    await hands.wait(`${ground}, ${end}`);
    if ((await hands.count(end)) > 0) return false;
    if ((await hands.count(map)) > 0) {
      await sail(hands);
      return true;
    }
    const [id, step] = [
      await hands.read(ground, 'data-task'),
      await hands.read(ground, 'data-step'),
    ];
    const task = tasksOf(course).find((each) => each.id === id);
    // A lesson that is over shows its work for a moment, with nothing left to press.
    if (step === 'make') await hands.wait(`.nobi-controls button, ${end}`);
    if ((await hands.count(end)) > 0) return false;
    if (step === 'ask') await answer(hands);
    else if (step === 'look') await hands.tap('.course-next');
    else if (task) {
      await moves[task.activity]?.(hands, task);
      if (step === 'make') await hands.tap('.course-next');
      await hands.wait(`${ground}:not([data-task="${task.id}"]), ${end}`);
    } else throw new Error(`the course has no task ${id}`);
    return true;
  },
});
