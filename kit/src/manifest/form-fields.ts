/** Short ways to say what an activity may be given. What comes out is plain data. */
import type { ActivityForm, ArgField } from './activity-form.ts';

/** What staff read beside a field. */
export type Label = readonly [id: string, en: string];

interface Many {
  least: number;
  most: number;
}

export interface Both {
  id: string;
  en: string;
}

/** A line in both languages. */
export const both = (id: string, en: string): Both => ({ id, en });

export const whole = (label: Label, from: number, to: number): ArgField => ({
  kind: 'number',
  label: both(...label),
  from,
  to,
});

export const wholes = (label: Label, bounds: Many & { from: number; to: number }): ArgField => ({
  kind: 'numbers',
  label: both(...label),
  ...bounds,
});

export const oneOf = (label: Label, of: readonly string[]): ArgField => ({
  kind: 'word',
  label: both(...label),
  of: [...of],
});

export const someOf = (label: Label, of: readonly string[], many: Many): ArgField => ({
  kind: 'words',
  label: both(...label),
  of: [...of],
  ...many,
});

/** A word spelt by a pattern, such as a program `rrd`. */
export const spelt = (label: Label, like: string): ArgField => ({
  kind: 'word',
  label: both(...label),
  like,
});

export const allSpelt = (label: Label, like: string, many: Many): ArgField => ({
  kind: 'words',
  label: both(...label),
  like,
  ...many,
});

/** On or off; it may always be left away. */
export const flag = (label: Label): ArgField => ({
  kind: 'flag',
  label: both(...label),
  optional: true,
});

export const either = (
  label: Label,
  choice: { from: number; to: number; of: readonly string[] },
): ArgField => ({ kind: 'either', label: both(...label), ...choice, of: [...choice.of] });

/** Says under the field how it is written. */
export const explained = (field: ArgField, help: Label): ArgField => ({
  ...field,
  help: both(...help),
});

export const optional = (field: ArgField): ArgField => ({ ...field, optional: true });

export const form = (title: Label, fields: Record<string, ArgField> = {}): ActivityForm => ({
  title: both(...title),
  fields,
});
