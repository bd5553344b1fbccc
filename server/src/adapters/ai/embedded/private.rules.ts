import { wordsOf } from '../../../text/word-stems.rules.ts';

/** The marks that stand where personal data was taken out of a message. */
export const hasPersonal =
  /\[(?:email|tanggal lahir|nomor|telepon|sandi|akun|sekolah|alamat|tempat|nama)\]/;

/** A name alone is how people greet each other. */
const beyondName = /\[(?:email|tanggal lahir|nomor|telepon|sandi|akun|sekolah|alamat|tempat)\]/;
const asking = /\?|\b(?:apa|siapa|berapa|kenapa|gimana|bagaimana|what|who|why|how|where|when)\b/;
const mostWords = 8;

/** Whether a message tells of somebody's data, and asks for nothing. */
export const onlyTellsPersonal = (text: string): boolean =>
  beyondName.test(text) && !asking.test(text) && wordsOf(text).length <= mostWords;
