import { earlyFrame } from './early-frame.ts';
import { earlyTabs } from './early-tabs.ts';

interface Early {
  /** Of files, so that each is written once. */
  readonly names: readonly string[];
  readonly paths: readonly unknown[];
  readonly calls: readonly unknown[];
  /** Which of the names plays games. */
  readonly player: number;
}

/**
 * The script itself, to stand before the application's own. The language is chosen as
 * `client/src/language.ts` does it, calls are made as `client/src/ask.ts` makes them: a script that
 * must not wait can import neither. `src/early-replies.ts` says what it leaves behind.
 */
export const scriptOf = (early: Early) => `(() => {
  const read = (key) => { try { return localStorage.getItem(key); } catch {} };
  const wanted = [read("language"), new URLSearchParams(location.search).get("lang"), ...navigator.languages];
  const found = wanted.map((tag) => String(tag).toLowerCase().split("-")[0]).find((code) => /^(id|in|en)$/.test(code));
  const language = found === "id" || found === "in" ? "id" : "en";
  const { names, paths, calls, player } = ${JSON.stringify(early)};
  const fetchPieces = (path, isAhead) => {
    const first = paths.find(([start]) => path.startsWith(start));
    for (const index of first ? first[language === "id" ? 1 : 2] : []) {
      const link = document.createElement("link");
      const isStyle = names[index].endsWith(".css");
      link.rel = isAhead ? "prefetch" : isStyle ? "preload" : "modulepreload";
      if (isStyle && !isAhead) link.as = "style";
      link.crossOrigin = "";
      link.href = "/assets/" + names[index];
      document.head.append(link);
    }
  };
  fetchPieces(location.pathname);
  // A reply is only for who would request the same.
  const nameOf = (address, { method, headers }) =>
    [method, address, headers.authorization, headers["accept-language"], headers["idempotency-key"]].join(" ");
  // What a path requests first; carry brings a reply by other means than the line.
  const begin = (path, { carry, onSent }) => {
    const begun = { path, replies: new Map(), sent: new Map() };
    const token = read("playerToken");
    if (!token || read("isPaid") !== "true") return begun;
    const isAlone = read("nobi-alone") === token.slice(-8);
    begun.send = (call) => {
      const [method, address, scheme = "Token"] = call.split(" ");
      const headers = { accept: "application/json", "accept-language": language, authorization: scheme + " " + token };
      if (method === "POST") headers["idempotency-key"] = begun.key = crypto.getRandomValues(new Uint32Array(4)).join("-");
      const over = () => fetch(address, { method, headers, credentials: "omit", signal: AbortSignal.timeout(15000) });
      const reply = carry ? carry(call, over) : over();
      reply.catch(() => {});
      begun.replies.set(nameOf(address, { method, headers }), reply);
      begun.sent.set(call, reply);
      onSent?.(call, reply);
      return reply;
    };
    for (const [pattern, asked] of calls) {
      const match = new RegExp(pattern).exec(path);
      for (const each of match ? asked : [])
        if (isAlone || !each.startsWith("POST")) begun.send(each.replace("$1", match[1]));
    }
    return begun;
  };
${earlyFrame}
${earlyTabs}
  const here = begin(location.pathname, { carry: carriedByShelf(location.pathname) });
  // Later it is no news any more.
  setTimeout(() => here.replies.clear(), 20000);
  const { opening, turn, mayDraw, goOn, takeFrame } = openAhead(here);
  globalThis.nobiEarly = {
    fetch(address, init) {
      const name = nameOf(address, init);
      const reply = here.replies.get(name);
      here.replies.delete(name);
      return reply ? turn.then(() => reply) : fetch(address, init);
    },
    takeKey() {
      const { key } = here;
      here.key = undefined;
      return key;
    },
    takeFrame,
    opening,
    mayDraw,
    goOn,
  };
})();`;
