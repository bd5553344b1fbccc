import { seconds } from './time.ts';

declare global {
  /** What the page's first script requested before the application was there (web/build/early-script.ts). */
  var nobiEarly:
    | {
        /** By method, address, token, language and key: each is for who would request the same. */
        readonly replies: Map<string, Promise<Response>>;
        /** With which a play session was begun, if one was. */
        key: string | undefined;
      }
    | undefined;
}

const early = globalThis.nobiEarly;
// What nobody wanted by then is no news any more.
setTimeout(() => early?.replies.clear(), seconds(20));

/** The key of the play session that was begun ahead; for one player alone. */
export const takeEarlyKey = () => {
  const key = early?.key;
  if (early) early.key = undefined;
  return key;
};

/** `fetch`, which takes the reply that is on its way already. A failed one counts as a try. */
export const fetchEarly = (
  address: string,
  init: RequestInit & { headers: Record<string, string> },
): Promise<Response> => {
  const { authorization, 'accept-language': language, 'idempotency-key': key } = init.headers;
  const name = [init.method, address, authorization, language, key].join(' ');
  const reply = early?.replies.get(name);
  early?.replies.delete(name);
  return reply ?? fetch(address, init);
};
