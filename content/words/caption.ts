import { type Both, both } from '@nobi/kit/forms';

/**
 * A line in both languages; what stands in brackets in the English one is Indonesian, marked as the kit's
 * `inOther` marks it. Lessons are read without a browser, and that entry of the kit needs one.
 */
export const caption = (id: string, en: string): Both =>
  both(id, en.replace(/\[([^\]]*)\]/g, '\u2068$1\u2069'));
