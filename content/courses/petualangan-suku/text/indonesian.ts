/** What this course teaches is Indonesian in both interfaces, and an Indonesian voice says it. */
import type { Desk } from '@nobi/kit/course';
import { inOther } from '@nobi/kit/guest';

export const inIndonesian = (words: string, lang: ReturnType<Desk['lang']>): string =>
  lang === 'id' ? words : inOther(words);

export const tellIndonesian = (desk: Desk, words: string): void =>
  desk.tell(inIndonesian(words, desk.lang()));
