import type { Turn } from '../../../ports/ai.ts';
import { helpTopics, type Suspicion, suspicionOf } from './classifier/classify.rules.ts';
import { read } from './normalisation/normalise.rules.ts';
import { broadHelps } from './topics/broad-helps.rules.ts';
import type { Help } from './topics/helps/help.ts';
import { helps } from './topics/helps.rules.ts';
import { matches, type Pattern, type Sentence } from './topics/pattern.rules.ts';
import { refusals } from './topics/refusals.rules.ts';
import type { HelpTopic, RefuseTopic, Verdict } from './verdict.ts';

const hasSign = (sentences: readonly Sentence[], signs: readonly Pattern[]) =>
  sentences.some((sentence) => signs.some((sign) => matches(sentence, sign)));

const helpFor = (sentences: readonly Sentence[], among: readonly Help[]): Verdict | undefined => {
  const found = among.find(({ signs }) => hasSign(sentences, signs));
  return found && { kind: 'help', topic: found.topic, severity: found.severity };
};

const refusalFor = (sentences: readonly Sentence[]): Verdict | undefined => {
  const found = refusals.find(([, signs]) => hasSign(sentences, signs));
  return found && { kind: 'refuse', topic: found[0] };
};

/** Up to these shares a message resembles only harmless ones: a sign in it is taken for chance. */
const harmless = { exact: 0.03, sign: 0.05, broad: 0.1, question: 0.12 } as const;

/** From these shares on it is stopped although no sign names it. */
const doubtful = { harm: 0.45, need: 0.5, question: 0.6 } as const;

/** What an adult is told of at once, where it is as good as said. */
const grave: readonly string[] = [
  'self_harm',
  'sexual_abuse',
  'violence_at_home',
  'neglect',
  'danger_now',
];
const certain = 0.8;

const asksToKnow = ['safe', 'history', 'whatis', 'why', 'asksabout'];

const isAskedToKnow = (sentences: readonly Sentence[]) =>
  sentences.some(({ marks }) => asksToKnow.some((mark) => marks.has(mark)));

const isHelpTopic = (topic: HelpTopic | RefuseTopic): topic is HelpTopic =>
  helpTopics.some((known) => known === topic);

const verdictOf = ({ share, topic }: Suspicion): Verdict => {
  if (!isHelpTopic(topic)) return { kind: 'refuse', topic };
  const isGrave = share >= certain && grave.includes(topic);
  return { kind: 'help', topic, severity: isGrave ? 'high' : 'medium' };
};

/** The most suspicious of the whole and of each of its sentences. */
const mostSuspicious = (sentences: readonly Sentence[]): Suspicion =>
  sentences.length < 2
    ? suspicionOf(sentences)
    : [sentences, ...sentences.map((sentence) => [sentence])]
        .map(suspicionOf)
        .reduce((most, next) => (next.share > most.share ? next : most));

/** Which verdict the signs give, and up to which share it is taken for chance. */
const matchSigns = (
  sentences: readonly Sentence[],
): { readonly verdict: Verdict; readonly chance: number } | undefined => {
  const exact = helpFor(sentences, helps);
  if (exact) return { verdict: exact, chance: harmless.exact };
  const broad = helpFor(sentences, broadHelps);
  if (broad) return { verdict: broad, chance: harmless.broad };
  const refusal = refusalFor(sentences);
  return refusal && { verdict: refusal, chance: harmless.sign };
};

/** What is not to be answered: by a sign, unless all else speaks for chance, or by resemblance. */
const stopVerdict = (sentences: readonly Sentence[]): Verdict | undefined => {
  const suspicion = mostSuspicious(sentences);
  const isQuestion = isAskedToKnow(sentences);
  const match = matchSigns(sentences);
  const guess = verdictOf(suspicion);
  if (match) {
    const chance = isQuestion ? harmless.question : match.chance;
    if (suspicion.share < chance) return undefined;
    // Who speaks of an act may be the one who suffers it: then a refusal is the wrong answer.
    const isNeed = match.verdict.kind === 'refuse' && guess.kind === 'help';
    return isNeed && suspicion.share >= doubtful.need ? guess : match.verdict;
  }
  const least = guess.kind === 'help' ? doubtful.need : doubtful.harm;
  return suspicion.share < (isQuestion ? doubtful.question : least) ? undefined : guess;
};

/** What is to be done with a child's message, after what was said before it. */
export const judgeInput = (prompt: string, turns: readonly Turn[]): Verdict => {
  const verdict = stopVerdict(read(prompt));
  if (verdict) return verdict;
  const isCareful = turns.some(
    ({ role, text }) => role === 'child' && stopVerdict(read(text))?.kind === 'help',
  );
  return { kind: 'answer', isCareful };
};
