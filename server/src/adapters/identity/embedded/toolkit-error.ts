/** Identity Toolkit's words; a browser that speaks to Firebase understands these too. */
export type ToolkitWord =
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'EXPIRED_OOB_CODE'
  | 'INVALID_ARGUMENT'
  | 'INVALID_EMAIL'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PASSWORD'
  | 'INVALID_REQ_TYPE'
  | 'MISSING_EMAIL'
  | 'MISSING_OOB_CODE'
  | 'MISSING_PASSWORD'
  | 'OPERATION_NOT_ALLOWED'
  | 'RESET_PASSWORD_EXCEED_LIMIT'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'USER_DISABLED'
  | 'WEAK_PASSWORD';

/** A refusal that the caller of the toolkit is told by its word. */
export class ToolkitError extends Error {
  readonly word: ToolkitWord;
  readonly retryAfterSeconds: number | undefined;

  constructor(word: ToolkitWord, retryAfterSeconds?: number) {
    super(word);
    this.name = 'ToolkitError';
    this.word = word;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Toolkit's envelope around a word. */
export const toolkitBody = (code: number, message: string) => ({
  error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
});
