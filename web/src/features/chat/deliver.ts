import { chat, Problem } from '@nobi/contract';
import { ask } from '../../api.ts';
import { isErrorCode } from '../../text/errors.ts';
import { seconds } from '../../time.ts';
import type { Way } from './conversation.ts';
import { eventsIn, type StreamEvent } from './event-stream.ts';
import type { Answer } from './talk-state.ts';

/** The server gives up an answer after 45 seconds. */
const patience = seconds(50);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textIn = (data: unknown, name: string): string => {
  const value = isRecord(data) ? data[name] : undefined;
  return typeof value === 'string' ? value : '';
};

const failureIn = (data: unknown): Problem => {
  const code = isRecord(data) ? data.code : undefined;
  const said = textIn(data, 'error');
  return new Problem(isErrorCode(code) ? code : 'nobi_unavailable', said === '' ? {} : { said });
};

/** Tells the parts as they come, and gives the last event back: the answer as a whole. */
const gatherWith = (hear: Way['hear']) => {
  let text = '';
  const take = ({ event, data }: StreamEvent): unknown => {
    if (event === 'error') throw failureIn(data);
    if (event === 'done') return data;
    if (event === 'delta') text += textIn(data, 'text');
    if (event === 'replace') text = textIn(data, 'text');
    if (event === 'delta' || event === 'replace') hear(text);
    return undefined;
  };
  return async (response: Response): Promise<string> => {
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || !response.body) return response.text();
    for await (const event of eventsIn(response.body)) {
      const done = take(event);
      if (done !== undefined) return JSON.stringify(done);
    }
    // The line was cut before the last event.
    throw new Problem('offline');
  };
};

const send = async (prompt: string, { conversationId, isNew, signal, hear }: Way) => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    return await ask(chat.ask, {
      body: {
        prompt,
        ...(isNew ? { is_new: true } : conversationId && { conversation_id: conversationId }),
      },
      signal: AbortSignal.any([signal, late.signal]),
      gather: gatherWith(hear),
    });
  } catch (error) {
    throw late.signal.aborted ? new Problem('offline') : error;
  } finally {
    clearTimeout(timer);
  }
};

/** Asks Nobi. A talk that is over or deleted is no reason to refuse a child: another one begins. */
export const deliver = async (prompt: string, way: Way): Promise<Answer> => {
  const reply = await send(prompt, way).catch((error: unknown) => {
    const isGone = error instanceof Problem && error.code === 'not_found';
    if (!isGone || way.conversationId === undefined) throw error;
    return send(prompt, { ...way, conversationId: undefined, isNew: true });
  });
  const { response = '', error, conversation_id: conversationId, remaining } = reply;
  const { source, kind, cards } = reply;
  if (response.trim() !== '')
    return { text: response.trim(), source, kind, cards, conversationId, remaining };
  throw error ? new Problem('nobi_unavailable', { said: error }) : new Problem('nobi_silent');
};
