import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { opaqueId } from '../call/text.ts';

/** The only things that a report says of a skill; their words are in the kit (`claim/report-state.ts`). */
export const claimStates = ['too_little', 'learning', 'with_help', 'alone', 'again'] as const;
export const claimState = z.enum(claimStates);
export type ClaimState = z.output<typeof claimState>;

/** What a child asks Nobi about, as coarse as a shelf in a library. */
export const chatTopics = [
  'animals',
  'body',
  'feelings',
  'home',
  'indonesia',
  'nature',
  'numbers',
  'religion',
  'safety',
  'school',
  'space',
  'technology',
  'things',
  'words',
  'world',
  'other',
] as const;
export const chatTopic = z.enum(chatTopics);
export type ChatTopic = z.output<typeof chatTopic>;

const day = z.string();

/** A report says nothing without the rows that it stands on: so many answers, on so many days. */
const basis = { answers: z.int(), days: z.int() };

/** What was answered, drawn where the page can; `right` is how the same task went in the end. */
const mistake = z.object({
  day,
  item: z.string(),
  item_title: z.nullable(z.string()),
  object: z.string(),
  response: z.array(z.union([z.string(), z.number()])),
  right: z.nullable(z.array(z.union([z.string(), z.number()]))),
});
export type ReportMistake = z.output<typeof mistake>;

const homeActivity = z.object({
  id: z.string(),
  skill: z.string(),
  title: z.string(),
  things: z.array(z.string()),
  steps: z.array(z.string()),
  caution: z.nullable(z.string()),
});

const skill = z.object({
  id: z.string(),
  name: z.string(),
  /** What a child does, alone and at once, that proves it. */
  criterion: z.string(),
  domain: z.string(),
  /** An element of the curriculum; null where there is none. */
  element: z.nullable(z.string()),
  state: claimState,
  ...basis,
  last_day: z.nullable(day),
});
export type ReportSkill = z.output<typeof skill>;

const reply = z.object({
  child: z.object({
    id: z.string(),
    nickname: z.nullable(z.string()),
    animal: z.string(),
    grade: z.nullable(z.int()),
    /** The phase of the curriculum by class, or by age where no class was said. */
    phase: z.enum(['FON', 'A', 'B', 'C']),
  }),
  /** The rule that weighed all of this. */
  rule: z.int(),
  /** The seven days up to today, by the child’s calendar. */
  week: z.object({
    from: day,
    to: day,
    minutes: z.int(),
    /** Answers that were right at once and without help. */
    at_once: z.int(),
    skills: z.int(),
    works: z.int(),
    questions: z.int(),
    ...basis,
  }),
  /** Of the newest questions of the week, 40 at most. */
  topics: z.array(z.object({ topic: chatTopic, questions: z.int() })),
  works: z.array(z.object({ title: z.string(), picture: z.string() })),
  /** At most three skills whose state changed this week. */
  moved: z.array(z.object({ skill: z.string(), from: claimState, to: claimState, day, ...basis })),
  /** The skill with the most misses of two weeks, if misses are at least half of its answers. */
  stuck: z.nullable(
    z.object({ skill: z.string(), misses: z.int(), mistake: z.nullable(mistake), ...basis }),
  ),
  home: z.nullable(homeActivity),
  skills: z.array(skill),
  elements: z.array(
    z.object({ code: z.string(), subject: z.string(), phase: z.string(), name: z.string() }),
  ),
  /** At the end of each month since the first evidence: how many skills stood where. */
  months: z.array(
    z.object({ month: z.string(), alone: z.int(), with_help: z.int(), learning: z.int() }),
  ),
});

/** Answers of one day in one item: what a sentence stands on. */
const row = z.object({
  day,
  item: z.string(),
  item_title: z.nullable(z.string()),
  skill: z.string(),
  answers: z.int(),
  /** Right at once, without help. */
  alone: z.int(),
  /** Right in the end, with help or after a miss. */
  helped: z.int(),
  missed: z.int(),
  /** Before which the child asked for help, whatever help else there was. */
  requested: z.int(),
});
export type ReportRow = z.output<typeof row>;

const params = z.object({ child: opaqueId });

/** What the adult reads of a child: what it can do alone, what with help, and what nobody knows yet. */
export const report = {
  show: call({
    method: 'GET',
    path: '/api/children/{child}/report/',
    access: 'adult',
    says: 'The report on one child: the week, what moved, what is stuck, and the map of the curriculum.',
    params,
    reply,
    errors: ['not_found'],
    origin: 'added',
  }),
  rows: call({
    method: 'GET',
    path: '/api/children/{child}/report/rows/',
    access: 'adult',
    says: 'The answers that a sentence of the report stands on, by day and item: of the week, of a skill’s last two weeks, or under a skill’s state.',
    params,
    query: z.object({
      of: z.enum(['week', 'practice', 'state'], 'invalid_input'),
      skill: z.optional(
        z.string('invalid_input').check(z.regex(/^[a-z0-9-]{1,48}$/, 'invalid_input')),
      ),
    }),
    reply: z.object({ rows: z.array(row) }),
    errors: ['not_found', 'invalid_input'],
    origin: 'added',
  }),
};

export type Report = z.output<typeof reply>;
