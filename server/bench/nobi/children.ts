import { Agent, request } from 'node:http';
import { tokenOfFamily } from '../population/population.store.ts';

/** The clock that all processes of this machine share. */
export const onTheClock = () => performance.timeOrigin + performance.now();

export interface ChildReply {
  /** Milliseconds from asking to the first word on the child's side. */
  readonly firstWordMs: number;
  /** Milliseconds after the vendor said it, where it tells that. */
  readonly laterMs: number;
  readonly ended: Promise<void>;
  /** The child leaves; answers when. */
  leave(): number;
}

interface Question {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What the first word's event holds. */
  readonly sign: string;
}

/** The moment that the vendor wrote into its first sentence. */
const textAt = (text: string) =>
  Number(
    [...(/ B(?<now>[a-j]{10,})/.exec(text)?.groups?.now ?? '')]
      .map((letter) => 'abcdefghij'.indexOf(letter))
      .join(''),
  );

const agent = new Agent({ keepAlive: true });

/** The server had closed the kept connection in the moment of asking: nothing was asked yet. */
class StaleConnection extends Error {}

/** Asks and resolves with the first word; throws where there is none. */
const hearOnce = ({ url, headers, body, sign }: Question) =>
  new Promise<ChildReply>((resolve, reject) => {
    const at = performance.now();
    const over = Promise.withResolvers<void>();
    const outgoing = request(url, { method: 'POST', agent, headers }, (reply) => {
      let text = '';
      const hear = (piece: Buffer) => {
        text += piece.toString();
        if (!text.includes(sign)) return;
        reply.off('data', hear).resume();
        const leave = () => {
          outgoing.destroy();
          return onTheClock();
        };
        const [firstWordMs, laterMs] = [performance.now() - at, onTheClock() - textAt(text)];
        resolve({ firstWordMs, laterMs, ended: over.promise, leave });
      };
      reply.on('data', hear);
      reply.on('close', over.resolve);
      reply.on('end', () =>
        reject(new Error(`no word: ${reply.statusCode} ${text.slice(0, 200)}`)),
      );
    });
    outgoing.on('error', (error) =>
      reject(outgoing.reusedSocket ? new StaleConnection(error.message, { cause: error }) : error),
    );
    outgoing.end(body);
  });

const hearFirstWord = async (question: Question): Promise<ChildReply> => {
  for (;;) {
    try {
      return await hearOnce(question);
    } catch (error) {
      if (!(error instanceof StaleConnection)) throw error;
    }
  }
};

const json = { 'content-type': 'application/json', accept: 'text/event-stream' };

/** Asks Nobi as one of the families. */
export const askNobi = (origin: string, family: number, prompt: string) =>
  hearFirstWord({
    url: `${origin}/api/ai/chat/`,
    headers: { ...json, authorization: `Token ${tokenOfFamily(family)}` },
    body: JSON.stringify({ prompt }),
    sign: 'event: delta',
  });

/** The same question to the vendor itself, with nothing of ours between. */
export const askVendor = (origin: string, prompt: string) =>
  hearFirstWord({
    url: `${origin}/v1/chat/completions`,
    headers: json,
    body: JSON.stringify({ model: 'bench', stream: true, messages: [{ content: prompt }] }),
    sign: '"content"',
  });
