import type { Sentence } from '../topics/pattern.rules.ts';
import type { HelpTopic, RefuseTopic } from '../verdict.ts';
import { weightsOf } from './weights.ts';

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

/** The signs of a message: its words, pairs of them, and what they stand for. */
export const signsOf = (sentences: readonly Sentence[]): ReadonlySet<string> => {
  const signs = new Set<string>();
  for (const { tokens } of sentences) {
    let before = '^';
    for (const { word, marks } of tokens) {
      signs.add(word).add(`${before} ${word}`);
      before = word;
      for (const mark of marks) if (mark !== `=${word}`) signs.add(`#${mark}`);
    }
    signs.add(`${before} $`);
  }
  return signs;
};

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

/** What a message resembles of all that was learnt from. */
export const suspicionOf = (sentences: readonly Sentence[]): Suspicion => {
  const shares = sharesOf(signsOf(sentences));
  const helps = shares.slice(1, 1 + helpTopics.length);
  const refusals = shares.slice(1 + helpTopics.length);
  const share = add(helps) + add(refusals);
  const topic =
    add(helps) > 0.6 * add(refusals)
      ? helpTopics[helps.indexOf(Math.max(...helps))]
      : refuseTopics[refusals.indexOf(Math.max(...refusals))];
  return { share, topic: topic ?? 'jailbreak' };
};
