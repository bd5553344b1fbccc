import type { DraftQuestion, DraftTask, LessonDraft } from '@nobi/kit/manifest';
import { words } from '../../../text/words.ts';
import { inWords } from '../lesson.ts';

const t = words.lessons;

/** One thing that is different, and where it can be seen. */
export interface Change {
  readonly spot: string;
  readonly name: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const asText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? t.on : '—';
  return Array.isArray(value) ? value.join(' ') : String(value);
};

interface Part {
  readonly id: string;
  readonly spot: string;
  readonly name: string;
  readonly at: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

const both = (label: string, { id, en }: { id: string; en: string }) => ({
  [`${label} · ${t.inId}`]: id,
  [`${label} · ${t.inEn}`]: en,
});

const ofTask = (task: DraftTask & { skill?: string; difficulty?: number }) => ({
  ...both(t.line, task.say),
  [t.activity]: task.activity,
  ...task.args,
  ...(task.skill && { [t.skill]: task.skill, [t.difficulty]: task.difficulty }),
});

const ofQuestion = (question: DraftQuestion) => ({
  ...both(t.question, question.say),
  ...both(t.hintLine, question.hint),
  [t.choices]: question.choices,
  [t.answer]: question.answer,
  [t.show]: question.show,
  [t.about]: question.about,
  [t.skill]: question.skill,
});

const partsOf = ({ lesson, questions, hidden, picture }: LessonDraft): Part[] => {
  const tasks = (step: 'look' | 'try' | 'play', list: string, all: readonly DraftTask[]) =>
    all.map((task, at) => ({
      id: `${step} ${task.id}`,
      spot: `${list}.${at}`,
      at,
      name: `${t.steps[step]} ${at + 1}`,
      fields: ofTask(task),
    }));
  return [
    {
      id: 'words',
      spot: 'words',
      at: 0,
      name: t.words,
      fields: {
        ...both(t.title, lesson.title),
        ...both(t.recap, lesson.recap),
        [t.items]: lesson.play.items,
        [t.hide]: hidden,
        [t.picture]: picture,
      },
    },
    ...tasks('look', 'lesson.look', lesson.look),
    ...tasks('try', 'lesson.try', lesson.try),
    ...tasks('play', 'lesson.play.bank', lesson.play.bank),
    { id: 'make', spot: 'lesson.make', at: 0, name: t.steps.make, fields: ofTask(lesson.make) },
    ...questions.map((question, at) => ({
      id: `ask ${question.id}`,
      spot: `questions.${at}`,
      at,
      name: `${t.steps.ask} ${at + 1}`,
      fields: ofQuestion(question),
    })),
  ];
};

const nameOf = (part: Part) => {
  const [id = '', en = ''] = Object.values(part.fields).map(asText);
  return inWords({ id, en });
};

const differences = (before: Part, after: Part): Change[] => {
  const { spot, name } = after;
  const fields = [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])];
  const changed = fields
    .map((field) => ({
      field,
      before: asText(before.fields[field]),
      after: asText(after.fields[field]),
    }))
    .filter((each) => each.before !== each.after);
  return changed.map((each) => ({ spot, name, ...each }));
};

/** What a second person has to read: every field that is different, and every task come or gone. */
export const changesOf = (before: LessonDraft | undefined, after: LessonDraft): Change[] => {
  const [old, now] = [before ? partsOf(before) : [], partsOf(after)];
  const beforeById = new Map(old.map((part) => [part.id, part]));
  const remaining = new Set(now.map(({ id }) => id));
  const isMoved = (one: Part, other: Part) => one.at !== other.at && old.length === now.length;
  return [
    ...now.flatMap((part): Change[] => {
      const { spot, name } = part;
      const was = beforeById.get(part.id);
      if (!was) return [{ spot, name, field: t.added, before: '', after: nameOf(part) }];
      const move = { spot, name, field: t.moved, before: was.name, after: name };
      return [...(isMoved(was, part) ? [move] : []), ...differences(was, part)];
    }),
    ...old
      .filter(({ id }) => !remaining.has(id))
      .map((part) => ({
        spot: 'words',
        name: part.name,
        field: t.gone,
        before: nameOf(part),
        after: '',
      })),
  ];
};
