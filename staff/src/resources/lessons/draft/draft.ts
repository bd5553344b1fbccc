import { type DraftTask, type LessonDraft, lessonDraft } from '@nobi/kit/manifest';

/** A field of a lesson by its path, such as `lesson.look.0.say.id`. */
type Path = string;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const valueAt = (from: unknown, path: Path): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), from);

const put = (from: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(from))
    return from.map((each: unknown, i) => (i === Number(key) ? put(each, rest, value) : each));
  const fields = isRecord(from) ? from : {};
  const next = put(fields[key], rest, value);
  const others = Object.entries(fields).filter(([name]) => name !== key || next !== undefined);
  return Object.fromEntries(
    key in fields
      ? others.map(([name, each]) => [name, name === key ? next : each])
      : [...others, ...(next === undefined ? [] : [[key, next]])],
  );
};

/** The draft with another value there; `undefined` takes a field away. What no draft may be is left. */
export const withValue = (draft: LessonDraft, path: Path, value: unknown): LessonDraft =>
  lessonDraft.safeParse(put(draft, path.split('.'), value)).data ?? draft;

/** The list that a task stands in, and its place there; undefined for what stands alone. */
export const placeOf = (spot: Path) => {
  const [, list, at] = /^(lesson\.(?:look|try|play\.bank))\.(\d+)$/.exec(spot) ?? [];
  return list === undefined ? undefined : { list, at: Number(at) };
};

export const stepOf = (spot: Path) => {
  const step = (['look', 'try', 'play', 'make'] as const).find((each) =>
    spot.startsWith(`lesson.${each}`),
  );
  return step ?? (spot.startsWith('questions.') ? 'ask' : undefined);
};

/** The tasks of a step by the path of their list. */
export const listAt = ({ lesson }: LessonDraft, list: Path): readonly DraftTask[] => {
  if (list === 'lesson.look') return lesson.look;
  return list === 'lesson.try' ? lesson.try : lesson.play.bank;
};

/** Ids of tasks are never shown; a new task gets one that nothing else has. */
const newId = () =>
  `t-${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

interface Edited {
  readonly draft: LessonDraft;
  /** What is looked at afterwards. */
  readonly spot: Path;
}

export const moved = (draft: LessonDraft, spot: Path, by: 1 | -1): Edited => {
  const place = placeOf(spot);
  if (!place) return { draft, spot };
  const all = listAt(draft, place.list);
  const to = place.at + by;
  const [one, other] = [all[place.at], all[to]];
  if (!one || !other) return { draft, spot };
  const next = all.with(place.at, other).with(to, one);
  return { draft: withValue(draft, place.list, next), spot: `${place.list}.${to}` };
};

export const removed = (draft: LessonDraft, spot: Path): Edited => {
  const place = placeOf(spot);
  if (!place) return { draft, spot };
  const next = listAt(draft, place.list).toSpliced(place.at, 1);
  const at = Math.min(place.at, next.length - 1);
  return {
    draft: withValue(draft, place.list, next),
    spot: at < 0 ? 'words' : `${place.list}.${at}`,
  };
};

/** One more like the task at `spot`, right after it. */
export const copied = (draft: LessonDraft, spot: Path): Edited => {
  const place = placeOf(spot);
  const task = place && listAt(draft, place.list)[place.at];
  if (!place || !task) return { draft, spot };
  const next = listAt(draft, place.list).toSpliced(place.at + 1, 0, { ...task, id: newId() });
  const grown = withValue(draft, place.list, next);
  // A full step stays as it is.
  return grown === draft
    ? { draft, spot }
    : { draft: grown, spot: `${place.list}.${place.at + 1}` };
};

/** Another activity with the arguments of an example, so that it can be won at once. */
export const withActivity = (
  draft: LessonDraft,
  spot: Path,
  example: { activity: string; args: DraftTask['args'] },
): LessonDraft =>
  withValue(withValue(draft, `${spot}.activity`, example.activity), `${spot}.args`, example.args);
