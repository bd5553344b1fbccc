import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type CallShape, games, payments } from '@nobi/contract';

export interface Answer {
  readonly status: number;
  readonly tookMs: number;
  readonly retryAfter: string | undefined;
}

const save = { save: JSON.stringify({ round: 1, picture: 'x'.repeat(2000) }) };
const burstMs = 3000;

const servedOf = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status === 200).length;

interface Crowd {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly game: string;
}

/** Families with these tokens who save in a game, one after the other or at a rate of their own. */
export const openCrowd = ({ url, tokens, game }: Crowd) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 3000 });
  let turn = 0;
  const send = (shape: CallShape, body: object) =>
    new Promise<Answer>((resolve) => {
      turn += 1;
      const path = shape.path.replace('{id}', game).replace('{gateway}', 'midtrans');
      const text = JSON.stringify(body);
      const began = performance.now();
      const headers = {
        authorization: `Token ${tokens[turn % tokens.length]}`,
        'content-type': 'application/json',
        'content-length': text.length,
      };
      const end = (status: number, retryAfter?: string) =>
        resolve({ status, tookMs: performance.now() - began, retryAfter });
      const outgoing = request(url + path, { agent, method: shape.method, headers }, (response) => {
        response.resume().once('end', () => {
          end(response.statusCode ?? 0, response.headers['retry-after']);
        });
      });
      outgoing.once('error', () => end(0));
      outgoing.end(text);
    });

  /** As many as can be answered when each caller waits for the answer: served a second. */
  const bestRate = async () => {
    const end = performance.now() + burstMs;
    const answers: Answer[] = [];
    const caller = async () => {
      while (performance.now() < end) answers.push(await send(games.keep, save));
    };
    await Promise.all(Array.from({ length: 64 }, caller));
    return (servedOf(answers) * 1000) / burstMs;
  };

  /** Callers who come whether or not anybody was answered; beside them, payment notices. */
  const offer = async (rate: number) => {
    const saves: Promise<Answer>[] = [];
    const notices: Promise<Answer>[] = [];
    const began = performance.now();
    for (;;) {
      const elapsed = performance.now() - began;
      if (elapsed > burstMs) break;
      while (saves.length < (rate * elapsed) / 1000) saves.push(send(games.keep, save));
      while (notices.length < elapsed / 50)
        notices.push(send(payments.notify, { order_id: 'none' }));
      await pause(5);
    }
    const answers = await Promise.all(saves);
    return { answers, notices: await Promise.all(notices) };
  };

  return {
    bestRate,

    /** What comes back at twice the best rate, and how much of the best is served then. */
    async overload() {
      const best = await bestRate();
      const { answers, notices } = await offer(2 * best);
      const share = (servedOf(answers) * 1000) / burstMs / best;
      return { share, notices, refused: answers.filter(({ status }) => status !== 200) };
    },
    close: () => agent.destroy(),
  };
};
