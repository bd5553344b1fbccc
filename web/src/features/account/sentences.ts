import { isErrorCode, wordsOf } from '@nobi/contract';
import { currentLanguage } from '../../text/language.ts';

/** The catalogue's sentence for the code that a check left at a field. */
export const sentenceOf = (code: string | undefined): string | undefined =>
  code === undefined
    ? undefined
    : wordsOf(isErrorCode(code) ? code : 'invalid_input', currentLanguage());
