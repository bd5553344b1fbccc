/** What a sentence means, and in what two of them differ. Pure. */
import type { Body, Colour, Degree, Prep, Pronoun, Shape, Thing, Verb } from './words.ts';

export interface Who {
  readonly noun: Body;
  /** Who is meant by a small word; nothing where the noun itself is said. */
  readonly pronoun: Pronoun | null;
  readonly shape: Shape | null;
  readonly colour: Colour | null;
  readonly count: number;
}

export interface Acted {
  readonly thing: Thing;
  readonly shape: Shape | null;
  readonly colour: Colour | null;
}

export type Does =
  | { readonly kind: 'is'; readonly who: Who }
  | { readonly kind: 'at'; readonly prep: Prep; readonly object: Acted }
  | { readonly kind: 'than'; readonly degree: Degree; readonly object: Acted }
  | { readonly kind: 'doing'; readonly verb: Verb; readonly object: Acted | null };

export interface Meaning {
  readonly mood: 'says' | 'denies' | 'asks';
  readonly time: 'now' | 'past';
  readonly who: Who;
  readonly does: Does;
}

/** The rule that is broken, and the word at which it is seen. */
export type Why =
  | 'order'
  | 'article'
  | 'many'
  | 'agree'
  | 'be'
  | 'ing'
  | 'not'
  | 'ask'
  | 'than'
  | 'past'
  | 'did'
  | 'whole';
export interface Cough {
  readonly why: Why;
  readonly at: number;
}

export type Reading = { readonly meaning: Meaning } | { readonly cough: Cough };

/** In what two meanings differ, the first that is seen; null where they are the same. */
export type Aspect =
  | 'mood'
  | 'time'
  | 'who'
  | 'count'
  | 'shape'
  | 'colour'
  | 'place'
  | 'verb'
  | 'thing'
  | 'thing-colour'
  | 'degree';

const manner = (does: Exclude<Does, { kind: 'is' }>): readonly [Aspect, unknown] => {
  if (does.kind === 'at') return ['place', does.prep];
  return does.kind === 'than' ? ['degree', does.degree] : ['verb', does.verb];
};

const ofDoes = (does: Does): readonly (readonly [Aspect, unknown])[] => {
  if (does.kind === 'is')
    return [
      ['who', does.who.noun],
      ['shape', does.who.shape],
      ['colour', does.who.colour],
    ];
  const { object } = does;
  return [
    manner(does),
    ['thing', object?.thing ?? null],
    ['thing-colour', `${object?.shape ?? ''} ${object?.colour ?? ''}`],
  ];
};

export const differs = (one: Meaning, other: Meaning): Aspect | null => {
  if (one.mood !== other.mood) return 'mood';
  if (one.time !== other.time) return 'time';
  if (one.does.kind !== other.does.kind) return 'verb';
  const parts = ({ who, does }: Meaning): readonly (readonly [Aspect, unknown])[] => [
    ['who', `${who.noun} ${who.pronoun ?? ''}`],
    ['count', who.count],
    ['shape', who.shape],
    ['colour', who.colour],
    ...ofDoes(does),
  ];
  const others = parts(other);
  return parts(one).find(([, value], at) => value !== others[at]?.[1])?.[0] ?? null;
};
