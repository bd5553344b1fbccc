import { chat, chatControls } from '@nobi/contract';
import type { AiHelper, AnswerPart, OutsideModel } from '../../ports/ai.ts';
import { newSubscribedAdult } from '../../testing/people.ts';
import type { Product } from '../../testing/product.ts';

/** What no skill of the embedded helper answers, so that the model is asked. */
export const unansweredQuestion = 'Siapa nama raja di planet Zorgblip?';

/** Whom an installation names that has set nothing. */
export const sapa129 = { phone: 'SAPA 129', whatsApp: '08111-129-129' };

const indonesian = { 'accept-language': 'id-ID' };

export const ask = (product: Product, token: string, body: Record<string, unknown>) =>
  product.send(chat.ask, { token, body, headers: indonesian });

export interface Event {
  readonly event: string;
  readonly data: unknown;
}

const eventsIn = (text: string): Event[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });

interface Streaming {
  readonly token: string;
  readonly body: unknown;
  readonly signal?: AbortSignal;
}

export const openStream = (product: Product, { token, body, signal }: Streaming) =>
  fetch(`${product.url}${chat.ask.path}`, {
    method: 'POST',
    headers: {
      ...indonesian,
      authorization: `Token ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

/** All events of an answer in parts. */
export const stream = async (product: Product, token: string, body: unknown): Promise<Event[]> =>
  eventsIn(await (await openStream(product, { token, body })).text());

export const accountOf = async (product: Product, email: string) => {
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  return row?.id ?? '';
};

export const questionsToday = async (product: Product, email: string) => {
  const [row] = await product.db.query<{ questions: number }>(
    `select asked as questions from chat_day where account_id = $1
     and day = (now() at time zone 'Asia/Jakarta')::date`,
    [await accountOf(product, email)],
  );
  return row?.questions ?? 0;
};

export const setQuestionsToday = async (product: Product, email: string, count: number) =>
  product.db.query(
    `insert into chat_day (account_id, day, asked)
     values ($1, (now() at time zone 'Asia/Jakarta')::date, $2)
     on conflict (account_id, day) do update set asked = excluded.asked, in_minute = 0`,
    [await accountOf(product, email), count],
  );

/** Rows of every table that hold this text. */
export const tablesWith = async (product: Product, text: string) => {
  const tables = await product.db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await product.db.query(`select 1 from ${name} t where t::text ilike $1`, [
      `%${text}%`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
};

/** A model whose next words a test decides. */
export const scriptedModel = () => {
  const script: { answer: AiHelper['answer']; judge: 'fine' | 'unsafe' | Error } = {
    answer: () => answerParts('Halo.'),
    judge: 'fine',
  };
  const model = (isJudged = false): OutsideModel => ({
    provider: 'stand-in',
    model: 'stand-in-1',
    helper: { source: 'model', answer: (...request) => script.answer(...request) },
    judge: isJudged
      ? {
          async judge() {
            if (script.judge instanceof Error) throw script.judge;
            return script.judge;
          },
        }
      : undefined,
    canary: 'kenari-7391',
    mostTokens: () => ({ input: 1000, output: 500 }),
    price: { input: 10, output: 20 },
    mostADay: 1_000_000,
  });
  /** Says these words, and then nothing more until it is ended; tells of that. */
  const hanging = (...texts: readonly string[]) => {
    const ended = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    script.answer = async function* (_question, signal): AsyncGenerator<AnswerPart> {
      signal.addEventListener('abort', () => ended.resolve(), { once: true });
      started.resolve();
      for (const text of texts) yield { kind: 'text', text };
      await ended.promise;
    };
    return { ended: ended.promise, started: started.promise };
  };
  return { script, model, hanging };
};

/** A family whose adult has allowed the model. */
export const familyWithModel = async (product: Product) => {
  const family = await newSubscribedAdult(product);
  await product.send(chatControls.saveSettings, { token: family.token, body: { model_on: true } });
  return family;
};

export async function* answerParts(...texts: readonly string[]): AsyncGenerator<AnswerPart> {
  for (const text of texts) yield { kind: 'text', text };
  yield { kind: 'usage', input: 100, output: 50 };
}
