import type { Lang } from '@nobi/kit/course';
import { inOther } from '@nobi/kit/guest';
import { en } from './en.ts';
import { id } from './id.ts';
import type { Words } from './words.ts';

export const words: Record<Lang, Words> = { id, en };

/** What is read is Indonesian: an Indonesian voice says it in the English interface, too. */
export const inIndonesian = (text: string, lang: Lang): string =>
  lang === 'id' ? text : inOther(text);
