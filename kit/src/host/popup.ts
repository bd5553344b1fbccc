import type { Lang } from '../port.ts';
import { type Ending, endingIn } from './popup-message.rules.ts';

// One name: a second press shows the same window again.
const windowName = 'nobi-sign-in';
const windowLook = 'popup,width=480,height=700';
const lookEveryMs = 300;

const newName = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Waits for the window's word; without one, for the person to close it. */
const endingOf = (popup: Window, opener: string): Promise<Ending> =>
  new Promise((resolve) => {
    const expected = { origin: location.origin, source: popup, opener };
    let wasClosed = false;
    const end = (ending: Ending) => {
      removeEventListener('message', hear);
      clearInterval(looking);
      resolve(ending);
    };
    const hear = (event: MessageEvent) => {
      const ending = endingIn(event, expected);
      if (ending) end(ending);
    };
    const looking = setInterval(() => {
      // What a window says while it closes arrives a moment after it has closed.
      if (wasClosed) end({ ended: 'cancelled' });
      wasClosed = popup.closed;
    }, lookEveryMs);
    addEventListener('message', hear);
  });

/**
 * Lets people prove who they are in a window of the OpenID provider's. `cancelled` when they changed
 * their mind, which is no failure; `blocked` when the browser would not open the window.
 */
export const proveInPopup = async (lang: Lang): Promise<Ending | { readonly ended: 'blocked' }> => {
  const opener = newName();
  const question = new URLSearchParams({ opener, lang });
  const popup = window.open(`/idp/oidc/start?${question}`, windowName, windowLook);
  if (!popup) return { ended: 'blocked' };
  popup.focus();
  return endingOf(popup, opener);
};
