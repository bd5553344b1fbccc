interface Early {
  /** Of files, so that each is written once. */
  readonly names: readonly string[];
  readonly paths: readonly unknown[];
  readonly calls: readonly unknown[];
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
  const { names, paths, calls } = ${JSON.stringify(early)};
  const first = paths.find(([path]) => location.pathname.startsWith(path));
  for (const index of first ? first[language === "id" ? 1 : 2] : []) {
    const link = document.createElement("link");
    const isStyle = names[index].endsWith(".css");
    link.rel = isStyle ? "preload" : "modulepreload";
    if (isStyle) link.as = "style";
    link.crossOrigin = "";
    link.href = "/assets/" + names[index];
    document.head.append(link);
  }
  const token = read("playerToken");
  if (!token || read("isPaid") !== "true") return;
  const replies = new Map();
  // A reply is only for who would request the same, and soon: later it is no news any more.
  const nameOf = (address, { method, headers }) =>
    [method, address, headers.authorization, headers["accept-language"], headers["idempotency-key"]].join(" ");
  setTimeout(() => replies.clear(), 20000);
  let key;
  for (const [path, asked] of calls) {
    const match = new RegExp(path).exec(location.pathname);
    for (const each of match ? asked : []) {
      const [method, address, scheme = "Token"] = each.replace("$1", match[1]).split(" ");
      if (method === "POST") {
        if (read("nobi-alone") !== token.slice(-8)) continue;
        key = crypto.getRandomValues(new Uint32Array(4)).join("-");
      }
      const headers = { accept: "application/json", "accept-language": language, authorization: scheme + " " + token };
      if (method === "POST") headers["idempotency-key"] = key;
      const reply = fetch(address, { method, headers, credentials: "omit", signal: AbortSignal.timeout(15000) });
      reply.catch(() => {});
      replies.set(nameOf(address, { method, headers }), reply);
    }
  }
  globalThis.nobiEarly = {
    fetch(address, init) {
      const name = nameOf(address, init);
      const reply = replies.get(name);
      replies.delete(name);
      return reply ?? fetch(address, init);
    },
    takeKey() {
      const taken = key;
      key = undefined;
      return taken;
    },
  };
})();`;
