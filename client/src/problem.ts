import { type CallShape, type ErrorCode, Problem } from '@nobi/contract';

const byStatus = {
  401: 'not_signed_in',
  402: 'not_paid',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many_requests',
  503: 'unavailable',
} as const;

const isKnownStatus = (status: number): status is keyof typeof byStatus => status in byStatus;

/** An answer that is no success, and whether a text is a code that this page has a sentence for. */
export interface Failure {
  readonly status: number;
  readonly answer: unknown;
  readonly isErrorCode: (value: unknown) => value is ErrorCode;
}

/** The failure as the server tells it, with its own words where it has any. */
export const problemOf = (shape: CallShape, { status, answer, isErrorCode }: Failure): Problem => {
  const { error, code, detail }: Record<string, unknown> = Object(answer);
  const words = shape.errorField === 'detail' ? (detail ?? error) : (error ?? detail);
  const otherwise = isKnownStatus(status) ? byStatus[status] : 'unexpected';
  const hasWords = typeof words === 'string' && words.trim() !== '';
  return new Problem(isErrorCode(code) ? code : otherwise, hasWords ? { sentence: words } : {});
};
