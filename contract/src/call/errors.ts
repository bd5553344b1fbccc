import { accountErrors } from '../error-rows/account.ts';
import { adultErrors } from '../error-rows/adult.ts';
import { anyCallErrors } from '../error-rows/any-call.ts';
import { childrenErrors } from '../error-rows/children.ts';
import { consentErrors } from '../error-rows/consent.ts';
import { contentErrors } from '../error-rows/content.ts';
import { familyErrors } from '../error-rows/family.ts';
import { paymentErrors } from '../error-rows/payments.ts';
import { staffErrors } from '../error-rows/staff.ts';
import { suspensionErrors } from '../error-rows/suspension.ts';

const allRows = () => ({
  ...anyCallErrors,
  ...accountErrors,
  ...adultErrors,
  ...paymentErrors,
  ...contentErrors,
  ...familyErrors,
  ...childrenErrors,
  ...consentErrors,
  ...staffErrors,
  ...suspensionErrors,
});

/** The error catalogue: one row a code, both languages; the English words are the product's own. */
// A pure call, so that a browser which reads one language alone can leave it out.
export const catalogue = /* @__PURE__ */ allRows();

export type ErrorCode = keyof typeof catalogue;
export type Language = 'en' | 'id';

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(catalogue, value);

/** The sentence of a code in one language. */
export const wordsOf = (code: ErrorCode, language: Language): string => catalogue[code][language];

/** A failure that has a row in the catalogue; thrown by services, rebuilt by the browser. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  /** Words in place of the catalogue's: the server's own, or as the browser read them. */
  readonly sentence: string | undefined;

  constructor(code: ErrorCode, details: { retryAfterSeconds?: number; sentence?: string } = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.sentence = details.sentence;
  }
}
