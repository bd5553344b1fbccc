/** What keeps a draft from being a lesson, each with the field where it is. Pure. */
import { type ActivityForms, type ArgCode, argCode } from './activity-form.ts';
import { lessonEdit, mostInTitle } from './lesson.ts';
import type { DraftQuestion, DraftTask, LessonDraft } from './lesson-draft.ts';

export const findingCodes = [
  'missing',
  'number',
  'few',
  'many',
  'unknown',
  'word',
  'line',
  'title',
  'untranslated',
  'twin',
  'answer',
  'unwinnable',
] as const;
export type FindingCode = (typeof findingCodes)[number];

export interface LessonFinding {
  /** Such as `lesson.look.0.say.id`. */
  readonly at: string;
  readonly code: FindingCode;
}

/** What a course has for its lessons. */
export interface LessonShelf {
  readonly forms: ActivityForms;
  readonly words: readonly string[];
  readonly skills: readonly { readonly id: string }[];
  /** The lessons up to this one in their order, and this one. */
  readonly abouts: readonly string[];
}

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly origin?: string;
}

const valueAt = (from: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value: unknown, key) => Object(value)[key], from);

const sizes: Record<string, FindingCode> = { number: 'number', int: 'number' };

const codeOf = ({ code, path, origin = '' }: Issue, draft: LessonDraft): FindingCode => {
  const value = valueAt(draft, path);
  if (value === null || value === '' || value === undefined) return 'missing';
  if (code === 'too_small') return sizes[origin] ?? 'few';
  if (code === 'too_big') return sizes[origin] ?? 'many';
  if (code !== 'custom') return 'word';
  if (path.at(-1) === 'choices') return 'twin';
  return typeof path.at(-1) === 'number' ? 'answer' : 'line';
};

/** The steps of a lesson with the places of their tasks. */
export const tasksOf = ({ lesson }: LessonDraft): { at: string; task: DraftTask }[] => [
  ...lesson.look.map((task, i) => ({ at: `lesson.look.${i}`, task })),
  ...lesson.try.map((task, i) => ({ at: `lesson.try.${i}`, task })),
  ...lesson.play.bank.map((task, i) => ({ at: `lesson.play.bank.${i}`, task })),
  { at: 'lesson.make', task: lesson.make },
];

const ofTask = ({ at, task }: { at: string; task: DraftTask }, shelf: LessonShelf) => {
  const form = Object.hasOwn(shelf.forms, task.activity) ? shelf.forms[task.activity] : undefined;
  if (!form) return [{ at: `${at}.activity`, code: 'unknown' as const }];
  const found = Object.entries(form.fields).flatMap(([name, field]) => {
    const code: ArgCode | null = argCode(field, task.args[name]);
    return code ? [{ at: `${at}.args.${name}`, code }] : [];
  });
  const strange = Object.keys(task.args).filter((name) => !Object.hasOwn(form.fields, name));
  return [
    ...found,
    ...strange.map((name) => ({ at: `${at}.args.${name}`, code: 'unknown' as const })),
  ];
};

const ofSkill = (skill: string, at: string, { skills }: LessonShelf): LessonFinding[] =>
  skills.some(({ id }) => id === skill) ? [] : [{ at: `${at}.skill`, code: 'unknown' }];

const ofQuestion = (question: DraftQuestion, i: number, shelf: LessonShelf): LessonFinding[] => {
  const at = `questions.${i}`;
  const strange = (choices: readonly (number | string)[]) =>
    choices.some((choice) => typeof choice === 'string' && !shelf.words.includes(choice));
  return [
    ...ofSkill(question.skill, at, shelf),
    ...(shelf.abouts.includes(question.about)
      ? []
      : [{ at: `${at}.about`, code: 'unknown' as const }]),
    ...(strange(question.choices) ? [{ at: `${at}.choices`, code: 'unknown' as const }] : []),
    ...(strange(question.show ?? []) ? [{ at: `${at}.show`, code: 'unknown' as const }] : []),
  ];
};

const ofWords = (draft: LessonDraft): LessonFinding[] => {
  const { lesson, questions } = draft;
  const lines = [
    { at: 'lesson.title', both: lesson.title },
    { at: 'lesson.recap', both: lesson.recap },
    ...tasksOf(draft).map(({ at, task }) => ({ at: `${at}.say`, both: task.say })),
    ...questions.flatMap(({ say, hint }, i) => [
      { at: `questions.${i}.say`, both: say },
      { at: `questions.${i}.hint`, both: hint },
    ]),
  ];
  const same = lines.filter(({ both }) => both.id !== '' && both.id === both.en);
  const long = (['id', 'en'] as const).filter((lang) => lesson.title[lang].length > mostInTitle);
  return [
    ...same.map(({ at }) => ({ at: `${at}.en`, code: 'untranslated' as const })),
    ...long.map((lang) => ({ at: `lesson.title.${lang}`, code: 'title' as const })),
  ];
};

const ofTwins = (draft: LessonDraft): LessonFinding[] => {
  const ids = tasksOf(draft).map(({ task }) => task.id);
  const twins = tasksOf(draft).filter(({ task }, i) => ids.indexOf(task.id) < i);
  const [one, other] = draft.questions;
  return [
    ...twins.map(({ at }) => ({ at: `${at}.id`, code: 'twin' as const })),
    ...(one?.id === other?.id ? [{ at: 'questions.1.id', code: 'twin' as const }] : []),
  ];
};

/** Everything that has to be mended, one a field; a lesson without any may be handed in. */
export const lessonFindings = (draft: LessonDraft, shelf: LessonShelf): LessonFinding[] => {
  const { lesson, questions } = draft;
  const items = [
    ...lesson.try.map((task, i) => ({ at: `lesson.try.${i}`, task })),
    ...lesson.play.bank.map((task, i) => ({ at: `lesson.play.bank.${i}`, task })),
  ];
  const all: LessonFinding[] = [
    ...tasksOf(draft).flatMap((each) => ofTask(each, shelf)),
    ...items.flatMap(({ at, task }) => ofSkill(task.skill, at, shelf)),
    ...questions.flatMap((question, i) => ofQuestion(question, i, shelf)),
    ...ofTwins(draft),
    ...(lessonEdit.safeParse(draft).error?.issues ?? []).map((issue) => ({
      at: issue.path.join('.'),
      code: codeOf(issue, draft),
    })),
    ...ofWords(draft),
  ];
  const spokenLines = new Set<string>();
  return all.filter(({ at }) => !spokenLines.has(at) && spokenLines.add(at));
};
