import { randomUUID } from 'node:crypto';
import { type ChatEvent, type chat, Problem } from '@nobi/contract';
import { type Caller, opensPremium } from '../../callers/caller.ts';
import { AiFailure } from '../../ports/ai.ts';
import type { Asked } from '../../serve.ts';
import { Streamed } from '../../streamed.ts';
import type { Throttle } from '../../throttle.ts';
import { seconds } from '../../time.ts';
import { type Answer, type AnswersDeps, answersOf } from './answers.service.ts';
import { chatWords } from './chat.words.ts';
import { type HelpContacts, helpWords } from './guard/words.ts';
import { type Hearing, type HearingDeps, hearingOf } from './hearing.ts';
import { openPlaces } from './places.ts';
import type { QuotaStore } from './quota.store.ts';
import type { Running } from './running.ts';
import type { TalkStore } from './talk.store.ts';
import { whoIsTold } from './told.rules.ts';
import type { TurnsService } from './turns.service.ts';

/** Questions a day, by the clock of Jakarta. */
export const questionsADay = (caller: Caller) => (opensPremium(caller) ? 60 : 30);
const aMinute = 6;
const turnsATalk = 20;
const longestAnswer = seconds(45);
/** Words of need are never counted; this alone keeps a machine from filling the database with them. */
const anyByAccount = { name: 'chat', limit: 30, seconds: 60 };

export interface ChatDeps extends HearingDeps, AnswersDeps {
  readonly quota: QuotaStore;
  readonly turns: TurnsService;
  readonly running: Running;
  readonly throttle: Throttle;
  readonly help: HelpContacts;
}

type Done = Extract<ChatEvent, { event: 'done' }>['data'];

const fixed = (heard: Hearing, said: Pick<Done, 'response' | 'kind'>): Done => ({
  ...said,
  source: 'offline',
  conversation_id: heard.talk?.id ?? '',
  turn_id: '',
  cards: [],
  remaining: 0,
});

/** The conversation's name, and when it is there: its row may be written while Nobi answers. */
const talkOpener =
  (talks: TalkStore) =>
  ({ talk, caller }: Hearing) => {
    if (talk) return { id: talk.id, isThere: Promise.resolve() };
    const id = randomUUID();
    const isThere = talks.begin(id, caller.accountId).then(() => undefined);
    // Awaited before anything is kept in it; until then a failure is nobody's yet.
    isThere.catch(() => undefined);
    return { id, isThere };
  };

export const chatService = (deps: ChatDeps) => {
  const { quota, turns, running, talks, throttle } = deps;
  const hear = hearingOf(deps);
  const answers = answersOf(deps);
  const places = openPlaces(quota);
  const openTalk = talkOpener(talks);

  const left = async ({ caller }: Hearing) =>
    Math.max(0, questionsADay(caller) - (await quota.askedToday(caller.accountId)));

  /** Fixed words for a moment that belongs to people: no count, no model, no machine's own words. */
  async function* tellHelp(heard: Hearing): AsyncGenerator<ChatEvent> {
    if (heard.verdict.kind !== 'help') return;
    const { topic, severity } = heard.verdict;
    const response = helpWords(topic, heard.language, deps.help);
    const told = whoIsTold(topic, heard.plain);
    const { id: talkId, isThere } = openTalk(heard);
    await isThere;
    const turnId = await turns.keep(
      { ...heard.turn(talkId), response, kind: 'help', isHidden: told.isHidden },
      {
        flag: told.isForAdult ? { severity, topic, isQuoted: !told.isHidden } : undefined,
        caseTopic: told.isCase ? topic : undefined,
      },
    );
    yield { event: 'delta', data: { text: response } };
    const data = { ...fixed(heard, { response, kind: 'help' }), turn_id: turnId ?? '' };
    const remaining = await left(heard);
    yield { event: 'done', data: { ...data, conversation_id: talkId, remaining } };
  }

  async function* tellBreak(heard: Hearing): AsyncGenerator<ChatEvent> {
    if (heard.talk) await talks.end(heard.talk.id);
    const response = chatWords[heard.language].break;
    yield { event: 'delta', data: { text: response } };
    const data = fixed(heard, { response, kind: 'break' });
    yield { event: 'done', data: { ...data, remaining: await left(heard) } };
  }

  const takePlace = async ({ caller }: Hearing) => {
    const limits = { aDay: questionsADay(caller), aMinute };
    const taken = await places.take(caller.accountId, limits);
    if ('place' in taken) return taken;
    throw new Problem(taken.refused, { retryAfterSeconds: taken.retryAfterSeconds });
  };

  const withdrawn = async ({ caller }: Hearing) => {
    const { settings } = await talks.atTheDoor(caller.accountId, undefined, true);
    return new Problem(settings.nobi_on ? 'nobi_unavailable' : 'nobi_off');
  };

  const keep = (heard: Hearing, talkId: string, { said, source, model, concern }: Answer) =>
    turns.keep(
      {
        ...heard.turn(talkId),
        response: said.text,
        kind: said.kind,
        source,
        provider: model?.provider,
        model: model?.model,
        tokens: said.tokens,
        verdicts: { input: heard.verdict.kind, output: said.fault ?? 'fine', found: heard.found },
      },
      concern,
    );

  /** What was shown of an answer that broke off: the adult may read whatever the child read. */
  const keepBroken = (heard: Hearing, talkId: string, text: string) =>
    turns.keep({
      ...heard.turn(talkId),
      response: text,
      kind: 'answer',
      source: 'model',
      verdicts: { input: heard.verdict.kind, ended: 'broken' },
    });

  async function* tellAnswer(heard: Hearing): AsyncGenerator<ChatEvent> {
    const { place, remaining } = await takePlace(heard);
    const run = running.begin(heard.caller.accountId);
    const limit = AbortSignal.timeout(longestAnswer);
    const signal = AbortSignal.any([heard.signal, run.signal, limit]);
    const shown = { text: '', isKept: false, isCounted: true };
    const { id: talkId, isThere } = openTalk(heard);
    let done: Done | undefined;
    try {
      const answer = yield* answers.answer(heard, signal, shown);
      if (run.signal.aborted) throw await withdrawn(heard);
      if (heard.signal.aborted) return;
      if (limit.aborted) throw new AiFailure('too slow');
      await isThere;
      const turnId = await keep(heard, talkId, answer);
      if (turnId === undefined) throw await withdrawn(heard);
      shown.isKept = true;
      const { said, source } = answer;
      done = {
        response: said.text,
        source,
        conversation_id: talkId,
        turn_id: turnId,
        kind: said.kind,
        cards: [...said.cards],
        remaining,
      };
    } catch (error) {
      shown.isCounted = false;
      throw error instanceof AiFailure ? new Problem('nobi_unavailable') : error;
    } finally {
      run.done();
      // Before the last event: who reads it may ask again at once.
      await places.leave(place, { isCounted: shown.isCounted });
      if (!shown.isKept && shown.text !== '') {
        await isThere;
        await keepBroken(heard, talkId, shown.text);
      }
    }
    yield { event: 'done', data: done };
  }

  async function* tell(
    asked: Asked<typeof chat.ask>,
    caller: Caller,
  ): AsyncGenerator<ChatEvent, undefined> {
    // Side by side: hearing changes nothing.
    const [heard] = await Promise.all([
      hear(asked, caller),
      throttle.take(anyByAccount, caller.accountId),
    ]);
    const isOver = heard.talk && (heard.talk.is_ended || heard.talk.turns >= turnsATalk);
    if (heard.verdict.kind === 'help') yield* tellHelp(heard);
    else if (isOver) yield* tellBreak(heard);
    else yield* tellAnswer(heard);
    return undefined;
  }

  return {
    async ask(asked: Asked<typeof chat.ask>, caller: Caller) {
      const events = tell(asked, caller);
      if (asked.wantsStream) return new Streamed(events);
      for await (const { event, data } of events) if (event === 'done') return data;
      throw new Problem('nobi_unavailable');
    },
  };
};

export type ChatService = ReturnType<typeof chatService>;
