import { currentLanguage } from '@nobi/client/language';
import { Problem } from '@nobi/contract';
import { proveInPopup } from '@nobi/kit/host';
import { sentenceOf } from '../text/errors.ts';
import { PopupBlocked } from './popup-blocked.ts';

/** Lets people prove who they are in a window of the provider's; null when they changed their mind. */
export const signInByPopup = async (): Promise<string | null> => {
  const ending = await proveInPopup(currentLanguage());
  switch (ending.ended) {
    case 'proven':
      return ending.idToken;
    case 'cancelled':
      return null;
    case 'blocked':
      throw new PopupBlocked();
    case 'unavailable':
      throw new Problem('unavailable', { sentence: sentenceOf('unavailable') });
    default:
      throw new Problem('google_login_failed');
  }
};
