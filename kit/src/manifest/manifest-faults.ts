/** What is wrong with a manifest, in words that a form and a refusal can both be made of. */
import { ageBandsOf } from './age-bands.ts';
import { itemManifest } from './manifest.ts';

/**
 * `missing`; `kind`: text for a number or the like; `unknown`: the schema has no such field; `choice`: not
 * among `expected`; `small`, `large`: beyond the number in `expected`; `short`, `long`: letters or entries;
 * `form`: spelt otherwise than slugs and file names are; `words`: more than may be spoken at once; `ages`:
 * upside down or too wide; `bands`: not those of the ages; `sample`: not for packages.
 */
export const manifestFaultCodes = [
  'missing',
  'kind',
  'unknown',
  'choice',
  'small',
  'large',
  'short',
  'long',
  'form',
  'words',
  'ages',
  'bands',
  'sample',
] as const;

export interface ManifestFault {
  /** Such as `title.id` or `skills.0.name.en`; empty for the whole. */
  readonly field: string;
  readonly why: (typeof manifestFaultCodes)[number];
  readonly expected?: string;
}

type Issue = NonNullable<ReturnType<typeof itemManifest.safeParse>['error']>['issues'][number];

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );

const bandsOf = (value: unknown): string => {
  const [ageMin, ageMax] = [valueAt(value, ['ageMin']), valueAt(value, ['ageMax'])];
  return typeof ageMin === 'number' && typeof ageMax === 'number'
    ? ageBandsOf({ ageMin, ageMax }).join(', ')
    : '';
};

const sized = (issue: Issue & { code: 'too_small' | 'too_big' }): Omit<ManifestFault, 'field'> => {
  const isSmall = issue.code === 'too_small';
  const expected = String(isSmall ? issue.minimum : issue.maximum);
  if (issue.origin === 'string' || issue.origin === 'array')
    return { why: isSmall ? 'short' : 'long', expected };
  return { why: isSmall ? 'small' : 'large', expected };
};

const custom = (field: string, value: unknown): Omit<ManifestFault, 'field'> => {
  if (field === 'ageBands') return { why: 'bands', expected: bandsOf(value) };
  if (field === 'ageMin') return { why: 'ages' };
  return { why: field === 'sample' ? 'sample' : 'words' };
};

const reasonOf = (issue: Issue, field: string, value: unknown): Omit<ManifestFault, 'field'> => {
  if (issue.code !== 'custom' && valueAt(value, issue.path) === undefined)
    return { why: 'missing' };
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return sized(issue);
    case 'invalid_value':
      return { why: 'choice', expected: issue.values.map(String).join(', ') };
    case 'invalid_format':
      return { why: 'form' };
    case 'custom':
      return custom(field, value);
    case 'invalid_union':
      return field === 'kind' ? { why: 'choice', expected: 'game, course, tool' } : { why: 'kind' };
    default:
      return { why: 'kind' };
  }
};

const mostShown = 60;

const faultsOf = (issue: Issue, value: unknown): ManifestFault[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      field: [...issue.path, key].join('.').slice(0, mostShown),
      why: 'unknown',
    }));
  const field = issue.path.join('.');
  return [{ field, ...reasonOf(issue, field, value) }];
};

/** Everything that keeps a value from being the manifest of an uploaded package; empty when it is one. */
export const guestManifestFaults = (value: unknown): ManifestFault[] => {
  const read = itemManifest.safeParse(value);
  if (!read.success) return read.error.issues.flatMap((issue) => faultsOf(issue, value));
  return read.data.trust === 'guest' ? [] : [{ field: 'trust', why: 'choice', expected: 'guest' }];
};
