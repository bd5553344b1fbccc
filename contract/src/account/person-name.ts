import * as z from 'zod/mini';
import { line } from '../call/text.ts';

/** Addresses of the web, as a mail program would make links of them: `M.Fadli` is a name, `menang.xyz` is none. */
const link =
  /\/\/|@|www\.|[\p{L}\d-]{2}\.(?:com|net|org|id|co|io|me|info|xyz|site|online|shop|top|link|click)(?!\p{L})/iu;
/** Line ends, other control characters, and signs that turn or hide what stands beside them. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Whether a text may stand as a name in letters to others: one line, no links, nothing invisible. */
export const isPlainName = (value: string) => !link.test(value) && !unseen.test(value);

/** A person's name of 1 to `max` characters, as it may stand in a letter. */
export const personName = (max: number) =>
  line(max).check(z.refine(isPlainName, { error: 'name_plain', abort: true }));
