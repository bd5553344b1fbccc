import { kinds } from '../src/modules/chat/moderation/classifier/classify.rules.ts';
import { promptsOf } from '../src/modules/chat/moderation/dataset/read-dataset.ts';
import {
  type Sample,
  samplesFromTemplates,
} from '../src/modules/chat/moderation/dataset/templates.ts';
import { read } from '../src/modules/chat/moderation/normalisation/normalise.rules.ts';
import type { Sentence } from '../src/modules/chat/moderation/topics/pattern.rules.ts';
import { askedQuestions, toldSituations } from './data.ts';

/** A message to learn from. */
export interface Example {
  readonly kind: number;
  readonly sentences: readonly Sentence[];
  /** What is made of templates counts less than what somebody wrote. */
  readonly weight: number;
}

const example = ({ label, text }: Sample, weight: number): Example => ({
  kind: [...kinds].map(String).indexOf(label),
  sentences: read(text),
  weight,
});

/** Kinds of sets that are stopped, each with its own label. */
const stoppedKinds = [['harmful-en'], ['harmful-id', 'harmful-mixed'], ['harmful-child'], ['help']];
/** With the rows that teach this guard alone, not the one of answers. */
const taught = (kinds: readonly string[]) =>
  promptsOf([...kinds, ...kinds.map((kind) => `guard-${kind}`)], 'dev');
/** A child's question that is refused is worse than one that is missed, an earnest one most of all. */
const answeredKinds = [
  ['everyday', 2],
  ['borderline', 1],
  ['sensitive', 5],
] as const;

/** The dev rows by what is right for them, with how much each counts. */
export const guardExamples = (): readonly Example[] =>
  [
    ...stoppedKinds.flatMap((kinds) => taught(kinds).map((prompt) => example(prompt, 1))),
    ...answeredKinds.flatMap(([kind, weight]) =>
      taught([kind]).map(({ text }) => example({ label: 'answer', text }, weight)),
    ),
    ...samplesFromTemplates().map((sample) => example(sample, 0.15)),
    // What cards answer, and what only sounds like need, is harmless.
    ...askedQuestions().map(({ text }) => example({ label: 'answer', text }, 1)),
    ...toldSituations()
      .filter(({ label }) => label === 'none')
      .map(({ text }) => example({ label: 'answer', text }, 1.5)),
  ].filter(({ kind }) => kind >= 0);
