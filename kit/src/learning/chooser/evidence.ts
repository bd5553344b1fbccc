/**
 * When may we say that a child can do it? Only unaided first tries at criterion tasks count, and they
 * are weighed by Wald's sequential test (1945): are nine of ten right, or no more than chance allows?
 * A run of 21 with at most one slip is as telling and keeps a single slip from deciding anything.
 * A child who is right half of the time by luck passes in fewer than one of ten thousand tests.
 */
import type { Proof } from './state.ts';

const can = 0.9;
/** Above the luck of two choices, so that clever guessing does not do. */
const cannot = 0.55;
const enough = 10;
/** An early bad stretch must not weigh for ever. */
const floor = -2;
const run = 21;

const rightWeighs = Math.log(can / cannot);
const missWeighs = Math.log((1 - can) / (1 - cannot));

/** One miss among many right answers, and two more of these at once: it was a slip, and is forgiven. */
const forgiven = (trail: string): number =>
  /^1{0,6}011$/.test(trail.slice(-9)) ? rightWeighs - missWeighs : 0;

export const weighed = (proof: Proof, right: boolean, day: number): Proof => {
  const trail = `${proof.trail}${right ? 1 : 0}`.slice(-run);
  const weighs = right ? rightWeighs + forgiven(trail) : missWeighs;
  return {
    trail,
    evidence: Math.max(floor, proof.evidence + weighs),
    from: proof.trail === '' ? day : proof.from,
    to: day,
  };
};

const marksIn =
  (mark: string) =>
  (trail: string): number =>
    trail.split(mark).length - 1;

export const missesIn = marksIn('0');
/** Of first tries, those that were right without help. */
export const aloneIn = marksIn('1');

/** So many logits above the criterion, what is known elsewhere speaks for the child, too. */
const trustAt = (above: number): number => {
  if (above >= 4) return 5;
  return above >= 2.75 ? 2.5 : 0;
};

/**
 * One good day is not enough. `above` is how far the ability in the domain lies above the criterion
 * tasks: who does much harder things needs fewer of them. Luck never gets there, for it moves no ability.
 */
export const isProven = ({ trail, evidence, from: first, to }: Proof, above = 0): boolean => {
  const trust = trustAt(above);
  const longEnough = trail.length >= run - Math.ceil(trust * 2) && missesIn(trail) <= 1;
  return trail.endsWith('1') && to > first && (evidence >= enough - trust || longEnough);
};

/** Enough to build on: of the last six at most one was missed. One more bad stretch takes it back. */
export const stillStands = ({ trail }: Proof, stood: boolean): boolean => {
  const last = trail.slice(-6);
  if (last.length >= 5 && missesIn(last) <= 1) return true;
  return stood && missesIn(last) < 3;
};
