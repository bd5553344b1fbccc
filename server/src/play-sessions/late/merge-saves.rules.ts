/**
 * Two devices have changed one save (docs/decisions/054-queue-and-merges.md). What a child made or
 * finished is never dropped; of everything else the newer one counts.
 */
type Box = Record<string, unknown>;

const isBox = (value: unknown): value is Box =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const boxIn = (text: string | null): Box | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isBox(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Three states of one part: from which both began (if it is known), what is stored, and what has come. */
interface Sides {
  readonly base: unknown;
  readonly stored: unknown;
  readonly sent: unknown;
}

/** Where only one side has changed something, that is the change; otherwise `both` decides. */
const changed = ({ base, stored, sent }: Sides, both: (sides: Sides) => unknown): unknown => {
  if (isSame(stored, sent) || isSame(sent, base)) return stored;
  if (isSame(stored, base)) return sent;
  return both({ base, stored, sent });
};

const idOf = (work: unknown): number => count(isBox(work) ? work.i : list(work)[0]);
/** A copy is on no shelf yet: the tool shows it there when it next opens. */
const underId = (work: unknown, id: number): unknown => {
  if (!isBox(work)) return [id, ...list(work).slice(1)];
  const { s: _shown, ...rest } = work;
  return { ...rest, i: id };
};
/** The work itself, without its number and its place on the shelf. */
const bareWork = (work: unknown) => JSON.stringify(underId(work, 0));

/**
 * Works by id. The device that sends goes on with its numbers, so where both have changed the same one,
 * the stored one moves to a new number.
 */
const mergeWorks = ({ base, stored, sent }: Sides): unknown => {
  const [before, ours, theirs] = [base, stored, sent].map(
    (works) => new Map(list(works).map((work) => [idOf(work), work])),
  );
  if (!before || !ours || !theirs) return sent;
  // Thrown away here, and not touched there since.
  const left = [...theirs.values()].filter((work) => {
    const first = before.get(idOf(work));
    return first === undefined || ours.has(idOf(work)) || bareWork(first) !== bareWork(work);
  });
  const known = new Set(left.map(bareWork));
  let free = Math.max(0, ...before.keys(), ...ours.keys(), ...theirs.keys());
  const rest: unknown[] = [];
  for (const [id, work] of ours) {
    const first = before.get(id);
    const isUntouched = first !== undefined && bareWork(first) === bareWork(work);
    // Thrown away there, and not touched here meanwhile; or the same work.
    if (isUntouched || known.has(bareWork(work))) continue;
    free += theirs.has(id) ? 1 : 0;
    rest.push(theirs.has(id) ? underId(work, free) : work);
  }
  return [...rest, ...left];
};

const mergeEach =
  (merge: (sides: Sides) => unknown) =>
  ({ base, stored, sent }: Sides): unknown => {
    if (!isBox(stored) || !isBox(sent)) return sent ?? stored;
    const before = isBox(base) ? base : {};
    const names = new Set([...Object.keys(stored), ...Object.keys(sent)]);
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const part = { base: before[name], stored: stored[name], sent: sent[name] };
        const value = merge(part);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  };

/** A lesson stays finished; of its picture the newer one stands. */
const mergeLesson = ({ base, stored, sent }: Sides): unknown => {
  if (!isBox(stored) || !isBox(sent)) return sent ?? stored;
  const newer = changed({ base, stored, sent }, () => sent);
  return { ...Object(newer), done: Math.max(count(stored.done), count(sent.done)) };
};

/** Who has seen more of a skill knows more about it. */
const mergeSkill = ({ stored, sent }: Sides): unknown => {
  if (!isBox(stored) || !isBox(sent)) return sent ?? stored;
  return count(stored.seen) > count(sent.seen) ? stored : sent;
};

const most = ({ stored, sent }: Sides): unknown => Math.max(count(stored), count(sent));
const union = ({ stored, sent }: Sides): unknown => [...new Set([...list(stored), ...list(sent)])];
const newer = ({ sent }: Sides): unknown => sent;

/** By the names that items give these parts; whatever has another name is a setting, or of the moment. */
const parts: Readonly<Record<string, (sides: Sides) => unknown>> = {
  works: mergeWorks,
  books: mergeWorks,
  lessons: mergeEach(mergeLesson),
  skills: mergeEach(mergeSkill),
  domains: mergeEach(mergeSkill),
  grown: mergeEach(most),
  sacks: most,
  brought: most,
  heard: mergeEach(union),
  tried: union,
  progress: (sides) => mergeParts(sides),
  learning: (sides) => mergeParts(sides),
};

const mergeParts = ({ base, stored, sent }: Sides): unknown => {
  if (!isBox(stored) || !isBox(sent)) return sent ?? stored;
  const before = isBox(base) ? base : {};
  const names = new Set([...Object.keys(stored), ...Object.keys(sent)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const merge = Object.hasOwn(parts, name) ? (parts[name] ?? newer) : newer;
      const side = { base: before[name], stored: stored[name], sent: sent[name] };
      const value = merge === mergeWorks ? mergeWorks(side) : changed(side, merge);
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

/** What to keep of a save when another has come that was not made from it. */
export const mergeSaves = (saves: {
  readonly base: string | null;
  readonly stored: string;
  readonly sent: string;
}): string => {
  const [base, stored, sent] = [boxIn(saves.base), boxIn(saves.stored), boxIn(saves.sent)];
  if (!stored || !sent || stored.v !== sent.v) return saves.sent;
  return JSON.stringify(mergeParts({ base, stored, sent }));
};
