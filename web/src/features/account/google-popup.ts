import { Problem } from '@nobi/contract';
import { sentenceOf } from '../../text/errors.ts';
import { currentLanguage } from '../../text/language.ts';
import { PopupBlocked } from './popup-blocked.ts';
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

/** Lets people prove who they are in a window of the provider's; null when they changed their mind. */
export const signInByPopup = async (): Promise<string | null> => {
  const opener = newName();
  const question = new URLSearchParams({ opener, lang: currentLanguage() });
  const popup = window.open(`/idp/oidc/start?${question}`, windowName, windowLook);
  if (!popup) throw new PopupBlocked();
  popup.focus();
  const ending = await endingOf(popup, opener);
  switch (ending.ended) {
    case 'proven':
      return ending.idToken;
    case 'cancelled':
      return null;
    case 'unavailable':
      throw new Problem('unavailable', { said: sentenceOf('unavailable') });
    default:
      throw new Problem('google_login_failed');
  }
};
