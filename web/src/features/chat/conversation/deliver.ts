import { chat, Problem } from '@nobi/contract';
import { ask } from '../../../api.ts';
import { seconds } from '../../../time.ts';
import type { Way } from './conversation.ts';
import type { Answer } from './conversation-state.ts';
import { eventsIn, type StreamEvent } from './event-stream.ts';

/** The server gives up an answer after 45 seconds. */
const timeout = seconds(50);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textIn = (data: unknown, name: string): string => {
  const value = isRecord(data) ? data[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** Tells the parts as they come, and gives the last event back: the answer as a whole, or why there is none. */
const gatherWith = (hear: Way['hear']) => {
  let text = '';
  const take = ({ event, data }: StreamEvent): unknown => {
    if (event === 'error') return { error: textIn(data, 'error') };
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
    throw new TypeError('cut');
  };
};

const send = (prompt: string, { conversationId, isNew, signal, hear }: Way) =>
  ask(chat.ask, {
    body: {
      prompt,
      ...(isNew ? { is_new: true } : conversationId && { conversation_id: conversationId }),
    },
    signal,
    timeout,
    gather: gatherWith(hear),
  });

/** The answer that the child has just ended may still be ending there: its place is free in a moment. */
const sendPatiently = async (prompt: string, way: Way, triesLeft = 5): ReturnType<typeof send> => {
  try {
    return await send(prompt, way);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'nobi_busy' || triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 400));
    way.signal.throwIfAborted();
    return sendPatiently(prompt, way, triesLeft - 1);
  }
};

/** Asks Nobi. A conversation that is over or deleted is no reason to refuse a child: another one begins. */
export const deliver = async (prompt: string, way: Way): Promise<Answer> => {
  const reply = await sendPatiently(prompt, way).catch((error: unknown) => {
    const isGone = error instanceof Problem && error.code === 'not_found';
    if (!isGone || way.conversationId === undefined) throw error;
    return send(prompt, { ...way, conversationId: undefined, isNew: true });
  });
  const { response = '', error, conversation_id, turn_id, remaining, ...beside } = reply;
  const text = response.trim();
  if (text !== '')
    return { ...beside, text, turnId: turn_id, conversationId: conversation_id, remaining };
  throw error ? new Problem('nobi_unavailable', { sentence: error }) : new Problem('nobi_silent');
};
