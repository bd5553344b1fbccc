const form = /^(\d+)\.(\d+)\.(\d+)$/;

const numbersOf = (version: string): number[] => (form.exec(version) ?? []).slice(1).map(Number);

/** Undefined when `next` is a version of the form 1.2.3 that comes after `current`. */
export const versionFinding = (next: string, current: string): string | undefined => {
  if (!form.test(next)) return 'Name a version such as 1.2.3: npm run release -- 1.2.3';
  const after = numbersOf(next);
  const before = numbersOf(current);
  const differs = after.findIndex((number, place) => number !== before[place]);
  const isLater = differs >= 0 && (after[differs] ?? 0) > (before[differs] ?? 0);
  return isLater ? undefined : `${next} does not come after ${current}.`;
};

/** The version of a package.json, as text. */
export const versionIn = (manifest: string): string =>
  /^ {2}"version": "([^"]+)"/m.exec(manifest)?.[1] ?? '0.0.0';

/** A package.json or the lock file, with every package of ours at the new version. */
export const withVersion = (text: string, next: string): string =>
  text
    .replaceAll(/("name": "(?:nobi|@nobi\/[a-z]+)",\s+"version": ")[^"]+/g, `$1${next}`)
    .replaceAll(/("@nobi\/[a-z]+": ")\d+\.\d+\.\d+(?=")/g, `$1${next}`);
