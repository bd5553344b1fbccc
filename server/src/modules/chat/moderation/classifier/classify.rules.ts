import type { Sentence } from '../topics/pattern.rules.ts';
import type { HelpTopic, RefuseTopic } from '../verdict.ts';
import { coursesFrom, pieceParts, placesOf } from './pieces.rules.ts';
import { signsOf } from './signs.rules.ts';
import { pieceWeights, weightsOf } from './weights.ts';

export const helpTopics = [
  'self_harm',
  'sexual_abuse',
  'violence_at_home',
  'bullying',
  'neglect',
  'danger_now',
  'body_image',
  'sadness',
] as const satisfies readonly HelpTopic[];

export const refuseTopics = [
  'weapons',
  'drugs',
  'sexual',
  'violence',
  'hate',
  'crime',
  'challenge',
  'romance',
  'privacy',
  'jailbreak',
  'horror',
  'profanity',
] as const satisfies readonly RefuseTopic[];

/** What a message may be, in the order of its weights; the first is to be answered. */
export const kinds = ['answer', ...helpTopics, ...refuseTopics] as const;

/** How likely each kind is, from what each sign has spoken for. */
const sharesOf = (signs: Iterable<string>): readonly number[] => {
  const known = [...signs].map(weightsOf).filter((row) => row !== undefined);
  const root = Math.sqrt(Math.max(1, known.length));
  const bias = weightsOf('');
  const sums = kinds.map(
    (_, kind) => (bias?.[kind] ?? 0) + known.reduce((sum, row) => sum + (row[kind] ?? 0), 0) / root,
  );
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
};

export interface Suspicion {
  /** How likely the message is not to be answered, 0 to 1. */
  readonly share: number;
  /** What it then most likely is. */
  readonly topic: HelpTopic | RefuseTopic;
}

const add = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0);

/** Of no more than so much is either certain. */
const surest = 1e-6;
const oddsOf = (share: number) => Math.log(Math.max(surest, share) / Math.max(surest, 1 - share));

/** Two that learnt from the same prompts in different ways err on different ones: the mean of their odds. */
const together = (one: number, other: number) =>
  1 / (1 + Math.exp(-(oddsOf(one) + oddsOf(other)) / 2));

const isHelp = 0.375;

/** What a message resembles of all that was learnt from. */
export const suspicionOf = (sentences: readonly Sentence[]): Suspicion => {
  const shares = sharesOf(signsOf(sentences));
  const [answer = 0, need = 0, harm = 0] = coursesFrom(
    pieceWeights(),
    placesOf(sentences),
    pieceParts,
  );
  const helps = shares.slice(1, 1 + helpTopics.length);
  const refusals = shares.slice(1 + helpTopics.length);
  const share = add(helps) + add(refusals);
  const needs = (add(helps) / (share || 1) + need / (need + harm || 1)) / 2;
  const topic =
    needs > isHelp
      ? helpTopics[helps.indexOf(Math.max(...helps))]
      : refuseTopics[refusals.indexOf(Math.max(...refusals))];
  return { share: together(share, 1 - answer), topic: topic ?? 'jailbreak' };
};
