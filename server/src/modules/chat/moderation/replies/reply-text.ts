import type { HelpTopic, RefuseTopic } from '../verdict.ts';

/** Nobi's fixed words in one language; `{phone}` and `{whatsApp}` stand for the contacts. */
export interface ReplyText {
  readonly help: Readonly<Record<HelpTopic, string>>;
  readonly refusal: Readonly<Record<RefuseTopic, readonly [string, ...string[]]>>;
  readonly careful: string;
}
