import type { Turn } from '../../../ports/ai.ts';
import { read } from './normalise.rules.ts';
import { matches, type Pattern, type Sentence } from './pattern.rules.ts';
import { suspicionOf } from './suspicion.rules.ts';
import { broadHelps } from './topics/broad-helps.rules.ts';
import { broadRefusals } from './topics/broad-refusals.rules.ts';
import { helps } from './topics/helps.rules.ts';
import { refusals } from './topics/refusals.rules.ts';
import type { RefuseTopic, Verdict } from './verdict.ts';

/** The exact signs stand first: their topic is the surer one. */
const allHelps = [...helps, ...broadHelps];
const allRefusals = [...refusals, ...broadRefusals];

/** The concepts that alone are only a weak sign of a topic. */
const nearTopics: readonly (readonly [RefuseTopic, readonly string[]])[] = [
  ['weapons', ['explosive', 'gun', 'blade', 'poison']],
  ['drugs', ['drug', 'drugact', 'pills', 'toxic']],
  ['sexual', ['sexword', 'nakedword', 'bodyword', 'bodyplace', 'strip']],
  ['violence', ['kill', 'hurt', 'hit', 'injured', 'arson', 'fatal', 'selfhurt']],
  ['hate', ['group', 'hateword', 'derogatory']],
  ['crime', ['crime', 'access', 'secretly']],
  ['challenge', ['deadly', 'danger', 'height', 'cleaner']],
  ['romance', ['love']],
  ['privacy', ['privateinfo', 'whereabouts']],
  ['jailbreak', ['rules', 'persona', 'breakrule']],
  ['horror', ['gore', 'corpse']],
  ['profanity', ['swearteach', 'insult']],
];

const isSaid = (sentences: readonly Sentence[], signs: readonly Pattern[]) =>
  sentences.some((sentence) => signs.some((sign) => matches(sentence, sign)));

const helpFor = (sentences: readonly Sentence[]): Verdict | undefined => {
  const found = allHelps.find(({ signs }) => isSaid(sentences, signs));
  return found && { kind: 'help', topic: found.topic, severity: found.severity };
};

const refusalFor = (sentences: readonly Sentence[]): Verdict | undefined => {
  const found = allRefusals.find(([, signs]) => isSaid(sentences, signs));
  return found && { kind: 'refuse', topic: found[0] };
};

const has = (sentences: readonly Sentence[], wanted: readonly string[]) =>
  sentences.some(({ marks }) => wanted.some((mark) => marks.has(mark)));

const asks = ['how', 'make', 'get', 'use', 'want', 'askmake', 'showme', 'seek', 'dare'];
const calms = ['safe', 'history', 'gameworld', 'whatis', 'why', 'asksabout', 'nature'];

/** What no sign names but much resembles what is known: a weak sign has to stand beside it. */
const suspected = (sentences: readonly Sentence[]): Verdict | undefined => {
  const { hard, help } = suspicionOf(sentences);
  if (help > 0.5 && has(sentences, ['me', 'nearone']) && !has(sentences, ['asksabout', 'why']))
    return { kind: 'help', topic: 'sadness', severity: 'medium' };
  if (hard < 0.8 || !has(sentences, asks) || has(sentences, calms)) return undefined;
  const near = nearTopics.find(([, signs]) => has(sentences, signs));
  return near && { kind: 'refuse', topic: near[0] };
};

/** What is to be done with a child's message, after what was said before it. */
export const judgeInput = (prompt: string, turns: readonly Turn[]): Verdict => {
  const sentences = read(prompt);
  const verdict = helpFor(sentences) ?? refusalFor(sentences) ?? suspected(sentences);
  if (verdict) return verdict;
  const isCareful = turns.some(({ role, text }) => role === 'child' && helpFor(read(text)));
  return { kind: 'answer', isCareful };
};
