/**
 * Speaks for content that does not know Nobi: tells the host that it is ready and when it is touched, passes on what the
 * host says as `nobi` events, and keeps storage in memory, since a frame without origin has none.
 */
const uploadScript = `(() => {
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
      if (data.kind === 'load') {
        let seq = 1;
        let lastAt = -Infinity;
        port.postMessage({ v: 1, seq, kind: 'ready' });
        const handleTouch = () => {
          if (performance.now() - lastAt < 30000) return;
          lastAt = performance.now();
          seq += 1;
          port.postMessage({ v: 1, seq, kind: 'touch' });
        };
        for (const touch of ['pointerdown', 'keydown'])
          document.addEventListener(touch, handleTouch, true);
      }
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
export const withUploadScript = (html: string): string => {
  const tag = `<script src="${name}"></script>`;
  const head = /<head\b[^>]*>/i.exec(html) ?? /<!doctype[^>]*>/i.exec(html);
  const at = head ? head.index + head[0].length : 0;
  return html.slice(0, at) + tag + html.slice(at);
};

export const uploadScriptFile = { path: name, bytes: Buffer.from(uploadScript) };
