/** One simulated child: some sittings of an item, answered by a learner. */
import { seeded } from '../guest/random.ts';
import {
  type Claim,
  freshClaim,
  reportState,
  reportWords,
  weigh,
} from '../learning/claim/index.ts';
import type { ChildLine, PlayOptions, TaskLine } from './child-line.ts';
import type { MasteryState, SimulatedItem } from './item.ts';
import type { MakeLearner, SimulatedLearner } from './learner.ts';
import { playTask } from './play-task.ts';

type Claims = ReadonlyMap<string, Claim>;

interface Played {
  save: string | null;
  states: Map<string, MasteryState>;
  claims: Claims;
}

const playSession = (
  item: SimulatedItem,
  {
    save,
    claims: before,
    learner,
    seed,
    when,
    onAnswers,
  }: {
    save: string | null;
    claims: Claims;
    learner: SimulatedLearner;
    seed: number;
    when: { sitting: number; day: number };
    onAnswers: PlayOptions['onAnswers'];
  },
): Played & { tasks: TaskLine[] } => {
  const session = item.open(save, { seed, day: when.day });
  const tasks: TaskLine[] = [];
  const claims = new Map(before);
  for (let now = session.now(); now; now = session.now()) {
    const { misses, hints, answers, ...line } = playTask(learner, now, when);
    session.settle({ misses, hints });
    const claim = answers.reduce(weigh, claims.get(now.skill) ?? freshClaim());
    claims.set(now.skill, claim);
    tasks.push(line);
    onAnswers?.({ day: when.day, task: line, answers, claim });
  }
  const states = new Map(item.skills.map((skill) => [skill, session.stateOf(skill)]));
  return { tasks, save: session.save(), states, claims };
};

const summed = (
  item: SimulatedItem,
  sittings: ChildLine['sittings'],
  states: Played['states'],
): ChildLine['skills'] =>
  Object.fromEntries(
    item.skills.map((skill) => {
      const first = sittings.findIndex(({ tasks }) => tasks.some((task) => task.skill === skill));
      const tasks = sittings.flatMap((each) => each.tasks).filter((task) => task.skill === skill);
      const state = states.get(skill) ?? 'new';
      return [skill, { first_sitting: first < 0 ? null : first + 1, tasks: tasks.length, state }];
    }),
  );

const reported = (item: SimulatedItem, claims: Claims): NonNullable<ChildLine['report']> =>
  Object.fromEntries(
    item.skills.map((skill) => {
      const claim = claims.get(skill) ?? freshClaim();
      return [skill, { state: reportWords.id[reportState(claim)], verdict_day: claim.verdictOn }];
    }),
  );

/** The same seed and child number give the same line. */
export const playChild = (
  item: SimulatedItem,
  makeLearner: MakeLearner,
  { child, ...options }: PlayOptions & { child: number },
): ChildLine => {
  const { sittings: count, daysBetween, perDay = 1, seed, report = false } = options;
  const chance = seeded(seed * 1_000_003 + child);
  const learner = makeLearner(seeded(seed * 7_919 + child * 104_729 + 1));
  const sittings: ChildLine['sittings'] = [];
  let played: Played = { save: null, states: new Map(), claims: new Map() };
  for (let sitting = 1; sitting <= count; sitting += 1) {
    const when = { sitting, day: Math.floor((sitting - 1) / perDay) * daysBetween };
    const { tasks, ...rest } = playSession(item, {
      save: played.save,
      claims: played.claims,
      learner,
      seed: Math.floor(chance() * 2 ** 32),
      when,
      onAnswers: options.onAnswers,
    });
    played = rest;
    sittings.push({ day: when.day, tasks });
  }
  return {
    child,
    sittings,
    skills: summed(item, sittings, played.states),
    ...(report && { report: reported(item, played.claims) }),
  };
};
