import { currentLanguage } from '@nobi/client/language';
import { signInEn } from './en/sign-in.ts';
import { signInId } from './id/sign-in.ts';

/** The words of the sign-in, apart from all others: nobody waits there for a whole console. */
export const signInWords = currentLanguage() === 'id' ? signInId : signInEn;
