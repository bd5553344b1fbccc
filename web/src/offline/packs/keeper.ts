import type { Answer, SavedState, SaveFailure, Wish } from '@nobi/kit/offline';
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
let opening: Promise<Window> | undefined;

/** Closed to the page around it: content is the only frame that a page knows of. */
const hide = (frame: HTMLIFrameElement): HTMLElement => {
  const host = document.createElement('div');
  host.hidden = true;
  host.attachShadow({ mode: 'closed' }).append(frame);
  return host;
};

/** The play origin's own page, in a frame that nobody sees. */
const open = () =>
  new Promise<Window>((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.title = 'Nobi';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    const host = hide(frame);
    const handleMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== config.playOrigin) return;
      if (data !== 'nobi-keeper' || !frame.contentWindow) return;
      end();
      resolve(frame.contentWindow);
    };
    const fail = () => {
      end();
      host.remove();
      reject(new NotSaved('line'));
    };
    let late = setTimeout(fail, patience);
    // Its script speaks before it has loaded: what is silent then is the browser's own page of an error.
    frame.addEventListener('load', () => {
      clearTimeout(late);
      late = setTimeout(fail, seconds(1));
    });
    const end = () => {
      clearTimeout(late);
      removeEventListener('message', handleMessage);
    };
    addEventListener('message', handleMessage);
    frame.src = `${config.playOrigin}/offline/`;
    document.body.append(host);
  });

const keeper = (): Promise<Window> => {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
};

/** One wish after the other: two at once would each take what the other still needs for unused. */
let last: Promise<unknown> = Promise.resolve();

/** Has the play origin do something with what is saved there. */
export const askKeeper = (wish: Wish, tell: (bytes: number) => void = () => {}) => {
  const work = async () => {
    const page = await keeper();
    return new Promise<SavedState>((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ('progress' in data) return tell(data.progress);
        port1.close();
        if ('state' in data) resolve(data.state);
        else reject(new NotSaved(data.failure));
      };
      page.postMessage('nobi-port', config.playOrigin, [port2]);
      port1.postMessage(wish);
    });
  };
  const turn = last.then(work, work);
  last = turn.catch(() => {});
  return turn;
};
