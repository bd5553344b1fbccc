import { type Both, both } from '@nobi/kit/forms';

const marked = (line: string): string => line.replace(/\[([^\]]*)\]/g, '\u2068$1\u2069');

/**
 * A line in both languages; what stands in brackets in one of them is of the other, marked as the kit's
 * `inOther` marks it. Lessons are read without a browser, and that entry of the kit needs one.
 */
export const caption = (id: string, en: string): Both => both(marked(id), marked(en));
