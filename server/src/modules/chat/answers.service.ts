import type { ChatEvent, Language, Plan } from '@nobi/contract';
import { opensPremium } from '../../callers/caller.ts';
import type { AiHelper, FoundItem, OutsideModel, Question } from '../../ports/ai.ts';
import {
  answerFromModel,
  answerOffline,
  type Said,
  type Shown,
  type Spending,
} from './answering.ts';
import { chatWords } from './chat.words.ts';
import { carefulTone, refusalWords } from './guard/words.ts';
import { type Hearing, rememberedTurns } from './hearing.ts';
import { type Allowance, purseOf } from './purse.ts';
import type { SpendStore } from './spend.store.ts';
import type { Concern } from './turns.service.ts';

export interface FindOptions {
  readonly language: Language;
  /** A child finds nothing that stays shut. */
  allows(plan: Plan): boolean;
  readonly limit: number;
}

/** The embedded helper; where it can tell beforehand, `fits` is `none` if no skill of its own answers. */
export interface OwnHelper extends AiHelper {
  fits?(question: Question): string;
}

export interface AnswersDeps {
  /** Asked first, always there. */
  readonly helper: OwnHelper;
  readonly outside: OutsideModel | undefined;
  readonly spend: SpendStore;
  /** Before what keeps the processor busy for a moment. */
  readonly turn: () => Promise<void>;
  /** Items of the catalogue that the plan opens. */
  readonly find: (query: string, options: FindOptions) => readonly FoundItem[];
}

export interface Answer {
  readonly said: Said;
  readonly source: 'offline' | 'model';
  readonly model: OutsideModel | undefined;
  readonly concern: Concern | undefined;
}

interface Asking {
  readonly question: Question;
  readonly signal: AbortSignal;
  readonly found: ReadonlySet<string>;
  readonly shown: Shown;
}

const mostItems = 5;
const nothingTold = { cards: [], fault: undefined, tokens: undefined } as const;

const refused = (heard: Hearing, topic: Parameters<typeof refusalWords>[0]): Answer => ({
  said: {
    ...nothingTold,
    text: refusalWords(topic, heard.language, heard.talk?.turns ?? 0),
    kind: 'refusal',
  },
  source: 'offline',
  model: undefined,
  concern: { flag: { severity: 'low', topic, isQuoted: true }, caseTopic: undefined },
});

const keyOf = ({ kind, id }: FoundItem) => `${kind}/${id}`;

/** Chooses who answers: an exact skill, else the model that the adult allows, else an honest line. */
export const answersOf = ({ helper, outside, spend, find, turn }: AnswersDeps) => {
  const purse = purseOf(spend);

  const questionOf = (heard: Hearing, found: Set<string>): Question => {
    const { language, talk, turns } = heard;
    const summary = [
      (talk?.turns ?? 0) > rememberedTurns ? chatWords[language].wasLonger : '',
      heard.isCareful ? carefulTone[language] : '',
    ].filter(Boolean);
    return {
      prompt: heard.prompt,
      language,
      ageBand: heard.settings.age_band ?? undefined,
      turns,
      summary: summary.length > 0 ? summary.join(' ') : undefined,
      findItems(query) {
        const allows = (plan: Plan) => plan === 'regular' || opensPremium(heard.caller);
        const items = find(query, { language, allows, limit: mostItems });
        for (const item of items) found.add(keyOf(item));
        return items;
      },
    };
  };

  const allowed = async ({ settings }: Hearing, question: Question) =>
    outside && settings.model_on ? purse.allow(outside, question) : undefined;

  async function* fromModel(
    { model, settle }: Allowance,
    heard: Hearing,
    { question, signal, found, shown }: Asking,
  ): AsyncGenerator<ChatEvent, Answer> {
    const spending: Spending = { tokens: undefined };
    try {
      const said = yield* answerFromModel({
        outside: model,
        question,
        signal,
        shown,
        spending,
        isFound: (item) => found.has(keyOf(item)),
        instead: chatWords[heard.language].instead,
      });
      const flag = { severity: 'low', topic: 'answer_cut', isQuoted: false } as const;
      const concern = said.fault ? { flag, caseTopic: undefined } : undefined;
      return { said, source: 'model', model, concern };
    } finally {
      await settle(spending.tokens);
    }
  }

  async function* choose(
    heard: Hearing,
    signal: AbortSignal,
    shown: Shown,
  ): AsyncGenerator<ChatEvent, Answer> {
    if (heard.verdict.kind === 'refuse') return refused(heard, heard.verdict.topic);
    const found = new Set<string>();
    await turn();
    const question = questionOf(heard, found);
    const fits = helper.fits?.(question) !== 'none';
    const { isAnswer, said } = await answerOffline(helper, question, signal);
    const allowance = isAnswer && fits ? undefined : await allowed(heard, question);
    if (allowance) return yield* fromModel(allowance, heard, { question, signal, found, shown });
    const cards = said.cards.filter((item) => found.has(keyOf(item)));
    return { said: { ...said, cards }, source: 'offline', model: undefined, concern: undefined };
  }

  return {
    /** The answer's events but the last; `shown` is what they have added up to. */
    async *answer(
      heard: Hearing,
      signal: AbortSignal,
      shown: Shown,
    ): AsyncGenerator<ChatEvent, Answer> {
      const answer = yield* choose(heard, signal, shown);
      const { said, model } = answer;
      const isGentle = heard.wasJustHelped && said.kind === 'answer';
      const care = isGentle ? `\n\n${chatWords[heard.language].stillHere}` : '';
      // A model's own words are out already, sentence by sentence.
      const rest = (model ? '' : said.text) + care;
      if (rest !== '' && !signal.aborted) {
        shown.text += rest;
        yield { event: 'delta', data: { text: rest } };
      }
      for (const data of said.cards) yield { event: 'card', data };
      return { ...answer, said: { ...said, text: shown.text } };
    },
  };
};
