/**
 * Speaks for content that does not know Nobi: tells the host that it is ready, passes on what the
 * host says as `nobi` events, and keeps storage in memory, since a frame without origin has none.
 */
const guestScript = `(() => {
  const memory = () => {
    const kept = new Map();
    return {
      getItem: (name) => kept.get(String(name)) ?? null,
      setItem: (name, value) => void kept.set(String(name), String(value)),
      removeItem: (name) => void kept.delete(String(name)),
      clear: () => kept.clear(),
      key: (at) => [...kept.keys()][at] ?? null,
      get length() { return kept.size; },
    };
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: memory(), configurable: true });
  const hear = (event) => {
    const [port] = event.ports;
    if (event.source !== parent || !port || event.data?.kind !== 'hello') return;
    removeEventListener('message', hear);
    port.onmessage = ({ data }) => {
      if (data.kind === 'load') port.postMessage({ v: 1, seq: 1, kind: 'ready' });
      dispatchEvent(new CustomEvent('nobi', { detail: data }));
    };
  };
  addEventListener('message', hear);
})();
`;

const name = 'nobi-guest.js';

/** A page of our kit names its item and speaks for itself. */
export const speaksItself = (html: string) => /<meta\b[^>]*name\s*=\s*["']?nobi-item/i.test(html);

/** The page with our script before every other. */
export const withGuestScript = (html: string): string => {
  const tag = `<script src="${name}"></script>`;
  const head = /<head\b[^>]*>/i.exec(html) ?? /<!doctype[^>]*>/i.exec(html);
  const at = head ? head.index + head[0].length : 0;
  return html.slice(0, at) + tag + html.slice(at);
};

export const guestScriptFile = { path: name, bytes: Buffer.from(guestScript) };
