import { currentLanguage } from '@nobi/client/language';
import type { Answer, PlainWish, SaveFailure, Wish } from '@nobi/kit/offline';
import { config } from '../../config.ts';
import { seconds } from '../../time.ts';

/** Why something could not be saved, as its card says it. */
export class NotSaved extends Error {
  readonly failure: SaveFailure;

  constructor(failure: SaveFailure) {
    super(failure);
    this.name = 'NotSaved';
    this.failure = failure;
  }
}

const patience = seconds(10);
/** A phone that is short of memory ends frames, and a line may hang: who says nothing for so long is gone. */
const silence = seconds(90);
/** To look at what is here takes no line. */
const silenceOfLook = seconds(10);
const quick = new Set(['look', 'voice', 'clip']);

interface Keeper {
  readonly page: Window;
  remove(): void;
}

/** Closed to the page around it: content is the only frame that a page knows of. */
const hide = (frame: HTMLIFrameElement): HTMLElement => {
  const host = document.createElement('div');
  host.hidden = true;
  host.attachShadow({ mode: 'closed' }).append(frame);
  return host;
};

/** The play origin's own page, in a frame that nobody sees. */
const open = () =>
  new Promise<Keeper>((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.title = 'Nobi';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    const host = hide(frame);
    const handleMessage = ({ source, origin, data }: MessageEvent) => {
      const page = frame.contentWindow;
      if (!page || source !== page || origin !== config.playOrigin) return;
      if (data !== 'nobi-keeper') return;
      end();
      resolve({ page, remove: () => host.remove() });
    };
    const fail = () => {
      end();
      host.remove();
      reject(new NotSaved('line'));
    };
    let late = setTimeout(fail, patience);
    // Its script speaks before it has loaded: what is silent then is the browser's own page of an error.
    const waitBriefly = () => {
      clearTimeout(late);
      late = setTimeout(fail, seconds(1));
    };
    const end = () => {
      clearTimeout(late);
      // Its load comes after its first word, and would take it away a second later.
      frame.removeEventListener('load', waitBriefly);
      removeEventListener('message', handleMessage);
    };
    frame.addEventListener('load', waitBriefly);
    addEventListener('message', handleMessage);
    frame.src = `${config.playOrigin}/offline/`;
    document.body.append(host);
  });

let opening: Promise<Keeper> | undefined;

const keeper = (): Promise<Keeper> => {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
};

type Reply = Exclude<Answer, { readonly progress: number } | { readonly failure: SaveFailure }>;

const converse = ({ page, remove }: Keeper, wish: Wish, tell: (bytes: number) => void) =>
  new Promise<Reply>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const giveUp = () => {
      port1.close();
      remove();
      opening = undefined;
      reject(new NotSaved('line'));
    };
    let late = setTimeout(giveUp, quick.has(wish.do) ? silenceOfLook : silence);
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      clearTimeout(late);
      if ('progress' in data) {
        late = setTimeout(giveUp, silence);
        return tell(data.progress);
      }
      port1.close();
      if ('failure' in data) reject(new NotSaved(data.failure));
      else resolve(data);
    };
    page.postMessage('nobi-port', config.playOrigin, [port2]);
    port1.postMessage(wish);
  });

/** One wish after the other: two at once would each take what the other still needs for unused. */
let last: Promise<unknown> = Promise.resolve();

const ask = (plain: PlainWish, tell: (bytes: number) => void = () => {}) => {
  const work = async () =>
    converse(await keeper(), { ...plain, language: currentLanguage() }, tell);
  const turn = last.then(work, work);
  last = turn.catch(() => {});
  return turn;
};

/** Has the play origin do something with what is saved there. */
export const askKeeper = async (
  wish: Exclude<PlainWish, { readonly do: 'voice' | 'clip' }>,
  tell?: (bytes: number) => void,
) => {
  const reply = await ask(wish, tell);
  if ('state' in reply) return reply.state;
  throw new NotSaved('line');
};

/** By the key of each line of which a recording is saved here: its path. */
export const askVoice = async () => {
  const reply = await ask({ do: 'voice' });
  return 'voice' in reply ? reply.voice : {};
};

export const askSound = async (path: string) => {
  const reply = await ask({ do: 'clip', path });
  return 'clip' in reply ? reply.clip : undefined;
};
