import { currentLanguage } from '@nobi/client/language';
import { type CheckRequest, type GuestHost, hostGuest, type Lang } from '@nobi/kit/host';

/** Content as staff look at it. */
export interface PlayableContent {
  readonly url: string;
  readonly trust: 'house' | 'guest';
  /** Lessons of a course that are not published yet. */
  readonly lessons?: unknown;
  /** Where it opens; at its beginning if not said. */
  readonly save?: string | null;
  /** The work to open, as the content named it. */
  readonly opens?: string;
  readonly lang?: Lang;
  readonly onCheck?: (check: CheckRequest) => Promise<boolean | null>;
}

interface FrameEvents {
  readonly title: string;
  readonly onReady: () => void;
  readonly onLost: () => void;
}

/** Guests get an origin without a name, exactly as in the product. */
const sandboxOf = (trust: PlayableContent['trust']) =>
  trust === 'house' ? 'allow-scripts allow-same-origin' : 'allow-scripts';

const ignore = () => undefined;

/** Puts content in a box with the product's own host. What it tells goes nowhere. */
export const embedContent = (box: HTMLElement, content: PlayableContent, events: FrameEvents) => {
  const { url, trust, lessons, opens, save = null, lang = currentLanguage(), onCheck } = content;
  const frame = document.createElement('iframe');
  frame.title = events.title;
  frame.setAttribute('sandbox', sandboxOf(trust));
  frame.allow = 'autoplay *; fullscreen *';
  frame.referrerPolicy = 'no-referrer';
  Object.assign(frame.style, { width: '100%', height: '100%', border: '0' });
  const host: GuestHost = hostGuest({
    frame,
    guestOrigin: trust === 'house' ? new URL(url).origin : null,
    settings: { lang, voice: false, sound: 1, reducedMotion: false },
    stored: { save, lessons },
    opens,
    onReady: events.onReady,
    onLost: events.onLost,
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
