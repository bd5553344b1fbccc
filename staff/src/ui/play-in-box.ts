import { type CheckAsked, type GuestHost, hostGuest, type Lang } from '@nobi/kit/host';
import { currentLanguage } from '../language.ts';

/** Content as staff look at it. */
export interface Opened {
  readonly url: string;
  readonly trust: 'house' | 'guest';
  /** Lessons of a course that are not published yet. */
  readonly lessons?: unknown;
  /** Where it opens; at its beginning if not said. */
  readonly save?: string | null;
  readonly lang?: Lang;
  readonly onCheck?: (asked: CheckAsked) => Promise<boolean | null>;
}

interface Hearing {
  readonly title: string;
  readonly onReady: () => void;
  readonly onLost: () => void;
}

/** Guests get an origin without a name, exactly as in the product. */
const sandboxOf = (trust: Opened['trust']) =>
  trust === 'house' ? 'allow-scripts allow-same-origin' : 'allow-scripts';

const ignore = () => undefined;

/** Puts content in a box with the product's own host. What it tells goes nowhere. */
export const playInBox = (box: HTMLElement, opened: Opened, hearing: Hearing) => {
  const { url, trust, lessons, save = null, lang = currentLanguage(), onCheck } = opened;
  const frame = document.createElement('iframe');
  frame.title = hearing.title;
  frame.setAttribute('sandbox', sandboxOf(trust));
  frame.allow = 'autoplay *; fullscreen *';
  frame.referrerPolicy = 'no-referrer';
  Object.assign(frame.style, { width: '100%', height: '100%', border: '0' });
  const host: GuestHost = hostGuest({
    frame,
    guestOrigin: trust === 'house' ? new URL(url).origin : null,
    settings: { lang, voice: false, sound: 1, reducedMotion: false },
    save,
    lessons,
    onReady: hearing.onReady,
    onLost: hearing.onLost,
    onEvents: ignore,
    onSave: ignore,
    onSay: ignore,
    onCheck,
    onEnd: ignore,
  });
  frame.src = url;
  box.replaceChildren(frame);
  return () => {
    host.close();
    frame.remove();
  };
};
