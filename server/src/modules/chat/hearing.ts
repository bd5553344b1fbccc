import { type chat, type Language, Problem } from '@nobi/contract';
import type { Caller } from '../../callers/caller.ts';
import type { Turn } from '../../ports/ai.ts';
import type { Asked } from '../../serve.ts';
import { judgeInput } from './guard/judge-input.rules.ts';
import { normalise } from './guard/normalise.rules.ts';
import { scrubAgainst } from './guard/scrub.rules.ts';
import type { Verdict } from './guard/verdict.ts';
import type { ChatSettings } from './settings.store.ts';
import type { NewTurn, Spoken, Talk, TalkStore } from './talk.store.ts';

/** A question as it was understood, before anything is answered. */
export interface Hearing {
  readonly caller: Caller;
  readonly settings: ChatSettings;
  readonly talk: Talk | undefined;
  /** Without personal data: the only form that is stored or sent on. */
  readonly prompt: string;
  readonly plain: string;
  readonly language: Language;
  readonly verdict: Verdict;
  /** What kinds of personal data were taken out. */
  readonly found: readonly string[];
  /** Something heavy was told before. */
  readonly isCareful: boolean;
  /** One of the last two answers was fixed words of help. */
  readonly wasJustHelped: boolean;
  /** What an answer may know of before: no need, nothing refused. */
  readonly turns: readonly Turn[];
  readonly signal: AbortSignal;
  /** What is kept of it; the answer is added. */
  turn(talkId: string): NewTurn;
}

export interface HearingDeps {
  readonly talks: TalkStore;
  /** Of the message itself; the page's where the message does not tell. */
  readonly languageOf: (plain: string, page: Language) => Language;
  /** Before what keeps the processor busy for a moment. */
  readonly turn: () => Promise<void>;
}

/** So many turns does an answer know of. */
export const rememberedTurns = 8;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const turnsOf = (spoken: readonly Spoken[]): Turn[] =>
  spoken.flatMap(({ prompt, response }): Turn[] => [
    { role: 'child', text: prompt },
    { role: 'nobi', text: response },
  ]);

export const hearingOf = ({ talks, languageOf, turn }: HearingDeps) => {
  const enter = async ({ body }: Asked<typeof chat.ask>, { accountId }: Caller) => {
    const named = body.conversation_id;
    if (named !== undefined && !uuid.test(named)) throw new Problem('not_found');
    const door = await talks.atTheDoor(accountId, named, body.is_new === true);
    if (!door.settings.nobi_on) throw new Problem('nobi_off');
    if (named !== undefined && !door.talk) throw new Problem('not_found');
    return door;
  };

  /** Checks the adult's switch, finds the conversation and reads the message by the rules. */
  return async (asked: Asked<typeof chat.ask>, caller: Caller): Promise<Hearing> => {
    const began = performance.now();
    const { settings, talk, wasHelped } = await enter(asked, caller);
    const spoken = talk ? await talks.recent(talk.id, rememberedTurns) : [];
    const before = turnsOf(spoken);
    await turn();
    const said = asked.body.prompt;
    const verdict = judgeInput(said, before);
    const { text: prompt, found } = scrubAgainst(before, said);
    const plain = normalise(said);
    return {
      caller,
      settings,
      talk,
      prompt,
      plain,
      language: languageOf(plain, asked.language),
      verdict,
      found,
      isCareful: wasHelped || (verdict.kind === 'answer' && verdict.isCareful),
      wasJustHelped: spoken.slice(-2).some(({ kind }) => kind === 'help'),
      turns: turnsOf(spoken.filter(({ kind }) => kind === 'answer')),
      signal: asked.signal,
      turn: (talkId) => ({
        talkId,
        accountId: caller.accountId,
        prompt,
        response: '',
        kind: 'answer',
        source: 'offline',
        provider: undefined,
        model: undefined,
        verdicts: { input: verdict.kind, found },
        tokens: undefined,
        ms: Math.round(performance.now() - began),
        isHidden: false,
      }),
    };
  };
};
