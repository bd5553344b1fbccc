import { currentLanguage } from '@nobi/client/language';
import { currentLease } from '../lease/lease.ts';
import { playerHere } from '../outbox/player-here.ts';
import { pieces } from './pieces.ts';
import { loadMessages, words } from './words.ts';

export interface HereTurn {
  readonly role: 'child' | 'nobi';
  readonly text: string;
}

export interface HereAnswer {
  readonly kind: 'answer' | 'help' | 'refusal';
  readonly text: string;
}

type Ask = (question: object) => unknown;

const isFunction = (value: unknown): value is Ask => typeof value === 'function';

let opening: Promise<Ask> | undefined;

/** From the pieces that were saved: the worker has them, or there is no answer. */
const open = async (): Promise<Ask> => {
  if (!pieces) throw new TypeError('Nobi is not here');
  const { openNobi }: { openNobi: unknown } = await import(/* @vite-ignore */ pieces.script);
  const ask = isFunction(openNobi) ? await openNobi({}) : undefined;
  if (!isFunction(ask)) throw new TypeError('Nobi is not here');
  return ask;
};

const nobi = () => {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
};

const kinds = ['answer', 'help', 'refusal'] as const;

const answerIn = (reply: unknown): HereAnswer | undefined => {
  const { kind, text } = Object(reply);
  const known = kinds.find((each) => each === kind);
  return known && typeof text === 'string' ? { kind: known, text } : undefined;
};

/** Only where the adult lets this child ask Nobi, as the lease knows it. */
const leaveToAsk = async () => {
  const [lease, child] = await Promise.all([currentLease(), playerHere()]);
  return lease?.rules[child]?.hasNobi === true ? lease.help : undefined;
};

/** What Nobi says on this device; undefined where the question waits for the line. */
export const answerHere = async (
  prompt: string,
  turns: readonly HereTurn[],
): Promise<HereAnswer | undefined> => {
  await loadMessages();
  const help = await leaveToAsk();
  if (!help) return undefined;
  const ask = await nobi();
  const contacts = { phone: help.phone, whatsApp: help.whats_app };
  const answer = answerIn(ask({ prompt, language: currentLanguage(), turns, help: contacts }));
  return answer?.kind === 'answer'
    ? { ...answer, text: `${answer.text}\n\n${words.from}` }
    : answer;
};

/** What a child reads who asked more than that. */
export const wordsOfWaiting = async (): Promise<string> => {
  await loadMessages();
  return words.waits;
};
