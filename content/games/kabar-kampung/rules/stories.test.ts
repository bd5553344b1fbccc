import { type MakeLearner, playChild } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import { simulated } from '../simulated.ts';
import { bank, counted } from './tasks.ts';

const storyOf = new Map(bank.map(({ id, story }) => [id, story]));
const storiesOf = new Map(
  counted.plan.skills.map(({ id }) => [
    id,
    new Set(bank.filter(({ skill }) => skill === id).map(({ story }) => story)),
  ]),
);

/** Tasks of a story that came within three sittings, though others of its skill did not. */
const repeatedStories = (rate: number, child: number) => {
  const learner: MakeLearner = (random) => ({
    answer: () => ({ right: random() < rate, wants_help: false }),
  });
  const { sittings } = playChild(simulated, learner, {
    child,
    sittings: 20,
    daysBetween: 1,
    seed: 11,
  });
  const tasks = sittings.flatMap((each) => each.tasks);
  return tasks.filter(({ task, skill }, at) => {
    const newest = tasks.slice(Math.max(0, at - 3 * counted.rounds), at);
    const recent = new Set(newest.map((each) => storyOf.get(each.task)));
    const isOld = [...(storiesOf.get(skill) ?? [])].every((story) => recent.has(story));
    return recent.has(storyOf.get(task)) && !isOld;
  });
};

for (const rate of [0.5, 0.8, 1])
  test(`tells a child who is right ${rate * 100} times of a hundred no story again within three sittings while there are others`, () => {
    const again = [1, 2].flatMap((child) => repeatedStories(rate, child));
    expect(again.map(({ task }) => task)).toEqual([]);
  });
