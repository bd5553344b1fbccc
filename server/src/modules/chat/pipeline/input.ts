import { type chat, type Language, Problem } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { CallInput } from '../../../http/serve.ts';
import type { FollowUps, Turn } from '../../../ports/ai.ts';
import type {
  Conversation,
  ConversationStore,
  Exchange,
  NewTurn,
} from '../history/conversation.store.ts';
import { judgeInConversation } from '../moderation/judge-in-conversation.rules.ts';
import { normalise } from '../moderation/normalisation/normalise.rules.ts';
import type { Verdict } from '../moderation/verdict.ts';
import { redactInContext } from '../redaction/redact.rules.ts';
import type { ChatSettings } from '../settings/settings.store.ts';

/** A question as it was understood, before anything is answered. */
export interface ChatInput {
  readonly caller: Caller;
  /** Whose words they are: mostly of who plays in the caller's session. */
  readonly childId: string;
  readonly settings: ChatSettings;
  readonly conversation: Conversation | undefined;
  /** Without personal data: the only form that is stored or sent on. */
  readonly prompt: string;
  readonly plain: string;
  readonly language: Language;
  readonly verdict: Verdict;
  /** What kinds of personal data were taken out. */
  readonly personalData: readonly string[];
  /** Something heavy was told before. */
  readonly isCareful: boolean;
  /** One of the last two answers was fixed words of help. */
  readonly wasJustHelped: boolean;
  /** How many turns are kept of all this child's conversations. */
  readonly turnsSoFar: number;
  /** What an answer may know of before: no need, nothing refused. */
  readonly turns: readonly Turn[];
  readonly signal: AbortSignal;
  /** What is kept of it; the answer is added. */
  newTurn(conversationId: string): NewTurn;
}

export interface InputDeps {
  readonly conversations: ConversationStore;
  /** Of the message itself; the page's where the message does not tell. */
  readonly languageOf: (plain: string, page: Language) => Language;
  readonly followUps: FollowUps;
  /** Before what keeps the processor busy for a moment. */
  readonly waitForTurn: () => Promise<void>;
}

/** So many turns does an answer know of. */
export const rememberedTurns = 8;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const turnsOf = (exchanges: readonly Exchange[]): Turn[] =>
  exchanges.flatMap(({ prompt, response }): Turn[] => [
    { role: 'child', text: prompt },
    { role: 'nobi', text: response },
  ]);

/** What is needed of a call to understand its question. */
export type QuestionCall = Pick<CallInput<typeof chat.ask>, 'body' | 'language' | 'signal'> & {
  /** Where it is not the one who plays in the caller's session. */
  readonly child?: string;
};

export const inputReader = ({ conversations, languageOf, followUps, waitForTurn }: InputDeps) => {
  const findConversation = async ({ body, child }: QuestionCall, caller: Caller) => {
    const requestedId = body.conversation_id;
    if (requestedId !== undefined && !uuid.test(requestedId)) throw new Problem('not_found');
    const entry = await conversations.findForQuestion(
      { ...caller, child },
      requestedId,
      body.is_new === true,
    );
    if (!entry) throw new Problem(child === undefined ? 'not_signed_in' : 'not_found');
    if (!entry.settings.nobi_on) throw new Problem('nobi_off');
    if (requestedId !== undefined && !entry.conversation) throw new Problem('not_found');
    return entry;
  };

  /** Checks the adult's switch, finds the conversation and reads the message by the rules. */
  return async (call: QuestionCall, caller: Caller): Promise<ChatInput> => {
    const began = performance.now();
    const { wasHelped, ...entry } = await findConversation(call, caller);
    const { conversation } = entry;
    const exchanges = conversation
      ? await conversations.recent(caller.accountId, conversation.id, rememberedTurns)
      : [];
    const before = turnsOf(exchanges);
    await waitForTurn();
    const message = call.body.prompt;
    const verdict = judgeInConversation(message, before, followUps);
    const { text: prompt, found: personalData } = redactInContext(before, message);
    const plain = normalise(message);
    return {
      ...entry,
      caller,
      prompt,
      plain,
      language: languageOf(plain, call.language),
      verdict,
      personalData,
      isCareful: wasHelped || (verdict.kind === 'answer' && verdict.isCareful),
      wasJustHelped: exchanges.slice(-2).some(({ kind }) => kind === 'help'),
      turns: turnsOf(exchanges.filter(({ kind }) => kind === 'answer')),
      signal: call.signal,
      newTurn: (conversationId) => ({
        conversationId,
        accountId: caller.accountId,
        prompt,
        response: '',
        kind: 'answer',
        source: 'offline',
        provider: undefined,
        model: undefined,
        verdicts: { input: verdict.kind, found: personalData },
        tokens: undefined,
        ms: Math.round(performance.now() - began),
        isHidden: false,
      }),
    };
  };
};
