/** All tasks, made from patterns and seeds, and how hard each is. Levels are a table. */
import { type LearningTask, makePlan } from '@nobi/kit/learning';
import { openCounted } from '@nobi/kit/rounds';
import {
  fixSensor,
  ifElse,
  ifSensor,
  loopBody,
  loopUntil,
  traceProgram,
} from '../../../skills/coding-sensors.ts';
import {
  fieldFor,
  isSound,
  longest,
  type Order,
  paletteFor,
  patternFields,
  rainyFields,
} from './orders.ts';
import type { Program } from './program.ts';

export interface Task extends LearningTask {
  readonly order: Order;
}

const skills = [loopBody, loopUntil, traceProgram, ifSensor, ifElse, fixSensor];
export const skillIds = skills.map(({ id }) => id);

/** One tile is missing; how often is given; nothing is given. */
const easedBy = [1.5, 0.75, 0];
export const topLevel = easedBy.length - 1;

interface Made {
  readonly id: string;
  readonly skill: string;
  readonly order: Order;
  readonly base: number;
  readonly proves: boolean;
}

const movesIn = (body: string): number => [...body].filter((tile) => tile === 'M').length;
const counts = [2, 3, 4, 5];
const patterns = ['SM', 'HM', 'UM', 'SMM', 'MSM', 'HMM', 'UMM', 'MMS', 'SMHM', 'HMSM', 'SMUM'];
const order = (
  form: Order['form'],
  { fields, wanted, broken = null }: Pick<Order, 'fields' | 'wanted'> & { broken?: Program | null },
): Order => ({
  form,
  fields,
  wanted,
  broken,
  palette: paletteFor(`${wanted.body}${broken?.body ?? ''}`),
});
const slugOf = (...parts: readonly (string | number)[]): string => parts.join('-').toLowerCase();

const counted: readonly Made[] = patterns.flatMap((body) =>
  counts.flatMap((times) =>
    [0, 1].map((tail) => {
      const wanted = { times, body };
      const length = movesIn(body) * times + tail;
      return {
        id: slugOf('count', body, times, tail),
        skill: loopBody.id,
        order: order('build', { fields: [fieldFor(wanted, length)], wanted }),
        base:
          -2.7 + body.length * 0.25 + (body.startsWith('M') ? 0.2 : 0) + times * 0.04 + tail * 0.03,
        proves: body.length > 2,
      };
    }),
  ),
);

const pairs = counts.flatMap((one) => [3, 6, 7].map((other) => [one, other] as const));
const untils: readonly Made[] = patterns.flatMap((body) =>
  pairs.flatMap(([one, other]) => {
    const fields = [one, other].map((times) => fieldFor({ times, body }, movesIn(body) * times));
    return one === other
      ? []
      : [
          {
            id: slugOf('until', body, one, other),
            skill: loopUntil.id,
            order: order('build', { fields, wanted: { times: 0, body } }),
            base: -1.6 + body.length * 0.2 + (one + other) * 0.02,
            proves: true,
          },
        ];
  }),
);

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const questions: readonly (readonly [body: string, kinds: string])[] = [
  ['DM', '01'],
  ['RM', '02'],
  ['PM', '03'],
  ['DRM', '012'],
  ['DPM', '013'],
  ['RPM', '023'],
];
const choices: readonly (readonly [body: string, kinds: string])[] = [
  ['AM', '12'],
  ['BM', '13'],
  ['CM', '23'],
];
const withQuestions = (
  all: readonly (readonly [string, string])[],
  { name, skill, base }: { name: string; skill: string; base: number },
): Made[] =>
  all.flatMap(([body, kinds]) =>
    seeds.map((seed) => {
      const fields = rainyFields(kinds, 5 + (seed % 5), seed);
      return {
        id: slugOf(name, body, seed),
        skill,
        order: order('build', { fields, wanted: { times: 0, body } }),
        base: base + (body.length - 2) * 0.35 + (seed % 5) * 0.04,
        proves: true,
      };
    }),
  );
const looksLike =
  (fields: readonly string[]) =>
  ({ order: of }: Made): boolean =>
    of.fields.join() === fields.join();

/** Two squares a round, each with its own question or act: what is known of loops meets what is known of sensors. */
const inPatterns = (
  bodies: readonly string[],
  { name, skill, base }: { name: string; skill: string; base: number },
): Made[] =>
  bodies.flatMap((body) =>
    seeds
      .map((seed) => ({
        id: slugOf(name, body, seed),
        skill,
        order: order('build', { fields: patternFields(body, seed), wanted: { times: 0, body } }),
        base: base + (seed % 5) * 0.04,
        proves: true,
      }))
      .filter(({ order: { fields } }, at, all) => all.findIndex(looksLike(fields)) === at),
  );
const ifs = [
  ...withQuestions(questions, { name: 'if', skill: ifSensor.id, base: -0.2 }),
  ...inPatterns(['DMHM', 'RMSM', 'PMHM'], { name: 'if', skill: ifSensor.id, base: 1 }),
];
const elses = [
  ...withQuestions(choices, { name: 'else', skill: ifElse.id, base: 0.8 }),
  ...inPatterns(['AMBM', 'AMUM', 'BMHM', 'CMSM'], { name: 'else', skill: ifElse.id, base: 2 }),
];

/** Every square waits, and the program leaves some out: only who follows it knows where it ends. */
const skipping = ['SMM', 'MSM', 'MMS', 'SMMM', 'MSMM', 'MMSM'];
const everywhere = ['S', 'H', 'U'].flatMap((act, kind) =>
  skipping.flatMap((plain) =>
    [2, 3, 4].flatMap((times) =>
      [2].map((tail) => {
        const body = plain.replace('S', act);
        const length = movesIn(body) * times + tail;
        return { body, times, fields: [String(kind + 1).repeat(length)], name: `${times}-${tail}` };
      }),
    ),
  ),
);
const looking = ['DMM', 'MDM', 'MMD'].flatMap((body) =>
  seeds.map((seed) => ({
    body,
    times: 0,
    fields: rainyFields('01', 6 + (seed % 4), seed).slice(0, 1),
    name: String(seed),
  })),
);
const followed: readonly Made[] = [...everywhere, ...looking].map(
  ({ body, times, fields, name }) => ({
    id: slugOf('trace', body, name),
    skill: traceProgram.id,
    order: order('trace', { fields, wanted: { times, body } }),
    base:
      -1.3 +
      body.length * 0.2 +
      (times === 0 ? 0.4 : times * 0.08) +
      (fields[0]?.length ?? 0) * 0.02,
    proves: true,
  }),
);

const isPattern = ({ body }: Program): boolean => body.length > 3;

/** Known bugs: an act without its question, a step that is forgotten, a count where the field varies. */
const bugs: readonly ((program: Program) => Program)[] = [
  ({ times, body }) => ({
    times,
    body: body.replace(/[DA]/, 'S').replace('R', 'H').replace(/[PBC]/, 'U'),
  }),
  ({ times, body }) => ({ times, body: body.replace('M', '') }),
  ({ body }) => ({ times: 4, body }),
];
const broken: readonly Made[] = [...ifs, ...elses].flatMap((made, at) => {
  const { fields, wanted } = made.order;
  const bug = bugs[at % bugs.length];
  return bug
    ? [
        {
          ...made,
          id: `fix-${made.id}`,
          skill: fixSensor.id,
          order: order('fix', { fields, wanted, broken: bug(wanted) }),
          base:
            1.5 +
            (at % bugs.length) * 0.15 +
            (wanted.body.length - 2) * (isPattern(wanted) ? 0.6 : 0.2),
        },
      ]
    : [];
});

const isInPlace = ({ order: of }: Made): boolean =>
  isSound(of) && of.fields.every(({ length }) => length >= 4 && length <= longest);

export const bank: readonly Task[] = [
  ...counted,
  ...untils,
  ...followed,
  ...ifs,
  ...elses,
  ...broken,
]
  .filter(isInPlace)
  .flatMap(({ base, proves, ...task }) =>
    easedBy.map((eased, level) => ({
      ...task,
      level,
      difficulty: base - eased,
      proves: proves && level === topLevel,
    })),
  );

const first = bank.find(({ id, level }) => id === 'count-sm-4-0' && level === 0);

export const plan = makePlan<Task>({ skills, tasks: bank, target: 0.8, ...(first && { first }) });

export const sawah = openCounted<Task>({ plan, tasks: bank, rounds: 7 });
