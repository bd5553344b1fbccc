export type Strength = 'weak' | 'fair' | 'strong';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/** A rough hint for a person: length counts most, variety a little, repetition nothing. */
export const strengthOf = (password: string): Strength => {
  const letters = [...password];
  const differing = new Set(letters).size;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const worth = Math.min(letters.length, differing * 2) + (variety - 1) * 2;
  if (worth < 10) return 'weak';
  return worth < 15 ? 'fair' : 'strong';
};
