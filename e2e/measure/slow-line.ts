import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Browser, LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test';

/** Chrome's own "Slow 4G": what a phone far from its mast has. */
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 0.9 * 1_000_000) / 8,
};
const quick = { ...line, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const slowdown = 6;

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

/** Speaks to every page of a browser, also to one that a page opens, before its first request. */
const openTargets = async (address: string) => {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const sessions = new Set<string>();
  const waiting = new Map<number, () => void>();
  let isSlow = false;
  let id = 0;
  const send = (method: string, params: object, sessionId?: string) =>
    new Promise<void>((resolve) => {
      id += 1;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    });
  const set = (session: string) =>
    Promise.all([
      send('Network.enable', {}, session),
      send('Network.emulateNetworkConditions', isSlow ? line : quick, session),
      send('Emulation.setCPUThrottlingRate', { rate: isSlow ? slowdown : 1 }, session),
    ]);
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    waiting.get(message.id)?.();
    if (message.method === 'Target.detachedFromTarget') sessions.delete(message.params.sessionId);
    if (message.method !== 'Target.attachedToTarget') return;
    const { sessionId, targetInfo } = message.params;
    if (targetInfo.type === 'page') {
      sessions.add(sessionId);
      // Not waited for: a page that is held answers only once it may go on.
      void set(sessionId);
    }
    void send('Runtime.runIfWaitingForDebugger', {}, sessionId);
  });
  await send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
  });
  return {
    close: () => socket.close(),
    makeSlow: async (slow: boolean) => {
      isSlow = slow;
      await Promise.all([...sessions].map(set));
    },
  };
};

export interface SlowBrowser {
  readonly browser: Browser;
  /** Puts every page, and each that is opened from now on, on a slow line and a slow phone, or off them. */
  readonly makeSlow: (isSlow: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser of its own, as only its launch lets somebody listen in on tabs that pages open. */
export const launchSlow = async (
  playwright: PlaywrightWorkerArgs['playwright'],
  options: LaunchOptions,
): Promise<SlowBrowser> => {
  const port = await freePort();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await playwright.chromium.launch({ ...options, args });
  const about = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = Object(await about.json());
  const targets = await openTargets(String(webSocketDebuggerUrl));
  return {
    browser,
    makeSlow: targets.makeSlow,
    close: async () => {
      targets.close();
      await browser.close();
    },
  };
};
