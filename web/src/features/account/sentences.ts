import { isErrorCode, sentenceOf } from '../../text/errors.ts';

/** The catalogue's sentence for the code that a check left at a field. */
export const fieldSentence = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : sentenceOf(isErrorCode(code) ? code : 'invalid_input');
