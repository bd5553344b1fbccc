import { isErrorCode, wordsOf } from '@nobi/contract';
import { account as en } from '../../text/en/account.ts';
import { account as id } from '../../text/id/account.ts';
import { inLanguage } from '../../text/index.ts';
import { currentLanguage } from '../../text/language.ts';

export const words = inLanguage({ en, id });

/** The catalogue's sentence for the code that a check left at a field. */
export const sentenceOf = (code: string | undefined): string | undefined =>
  code === undefined
    ? undefined
    : wordsOf(isErrorCode(code) ? code : 'invalid_input', currentLanguage());
