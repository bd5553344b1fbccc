import type { Language } from '@nobi/contract';

/** What happens in one step; the last sentence is for children of seven and more. */
export type Step<Sentences extends readonly string[]> = Readonly<Record<Language, Sentences>>;

/** Why things go wrong, and the ways out of just this. */
export interface Trouble {
  readonly happens: Step<readonly [short: string, more: string]>;
  readonly ways: readonly Step<readonly [first: string, then: string, more: string]>[];
}

/**
 * A chain of causes: a wish, a trouble that meets this wish, a way out of this trouble, and how the
 * wish ends. Slots: {name} the hero, {pal} the friend, in English {he}, {his}, {him}; {prop}.
 */
export interface Plot {
  readonly wish: Step<readonly [short: string, more: string]>;
  readonly troubles: readonly Trouble[];
  readonly end: Readonly<Record<Language, string>>;
  /** The hero holds something. */
  readonly needsHands?: true;
  readonly needsWeather?: true;
  readonly isFunny?: true;
  /** What it is about, where that may change. */
  readonly props?: readonly Readonly<Record<Language, string>>[];
}
