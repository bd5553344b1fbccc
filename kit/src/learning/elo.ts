/**
 * How hard should the next one be? A rating per skill on the logit scale, after Klinkenberg,
 * Straatemeier and van der Maas (2011), aimed at a rate of success rather than at even odds.
 */

/** A right answer means: right at the first try and without help. */
export const expectedSuccess = (rating: number, difficulty: number): number =>
  1 / (1 + Math.exp(difficulty - rating));

/** Small children need to succeed more often to stay with a task. */
export const targetSuccess = (age: number): number => (age < 8 ? 0.85 : 0.75);

/** Early answers move the rating a lot, later ones gently. */
const stride = (seen: number): number => Math.max(0.5, 1.6 / (1 + seen * 0.1));

export interface Outcome {
  difficulty: number;
  clean: boolean;
  seen: number;
}

/** The rating after one more answer. */
export const rate = (rating: number, outcome: Outcome): number => {
  const surprise = (outcome.clean ? 1 : 0) - expectedSuccess(rating, outcome.difficulty);
  return Math.max(-6, Math.min(6, rating + stride(outcome.seen) * surprise));
};
