/**
 * What of Google's frame library the SDK and the emulator's pages ask for, over postMessage: the
 * true one comes from the internet. Runs inside pages, so it is told as text.
 */
const library = () => {
  const peerOf = (other: () => Window | null) => {
    const handlers = new Map<string, (sent: unknown) => unknown>([['ping', () => ({})]]);
    const waiting = new Map<number, (answers: unknown[]) => void>();
    let sends = 0;
    addEventListener('message', async ({ source, data }) => {
      if (source !== other() || !data?.isGapi) return;
      if (data.name === undefined) return waiting.get(data.id)?.([data.answer]);
      const answer = await handlers.get(data.name)?.(data.sent);
      other()?.postMessage({ isGapi: true, id: data.id, answer }, '*');
    });
    const send = (name: string, sent: unknown, answered: (answers: unknown[]) => void) => {
      sends += 1;
      waiting.set(sends, answered);
      other()?.postMessage({ isGapi: true, id: sends, name, sent }, '*');
    };
    return {
      send,
      register: (name: string, handler: (sent: unknown) => unknown) => handlers.set(name, handler),
      restyle: async () => undefined,
      ping: (pong: (answers: unknown[]) => void) =>
        new Promise((resolve) => {
          send('ping', {}, (answers) => resolve(pong(answers)));
        }),
    };
  };
  const open = async (
    { where, url }: { where: HTMLElement; url: string },
    whenOpen: (peer: object) => unknown,
  ) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.hidden = true;
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve);
      where.append(frame);
    });
    return whenOpen(peerOf(() => frame.contentWindow));
  };
  const gapi = {
    load: (_name: string, { callback }: { callback: () => void }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      Iframe: {},
      getContext: () => ({ open, getParentIframe: () => peerOf(() => window.parent) }),
    },
  };
  const script =
    document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
  const ready = new URL(script).searchParams.get('onload') ?? 'gapi_onload';
  Object.assign(window, { gapi });
  const whenReady: unknown = Reflect.get(window, ready);
  if (typeof whenReady === 'function') whenReady();
};

export const gapiScript = `(${library})();`;
