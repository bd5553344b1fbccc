/** Why an EPUB is not taken; each has its sentence (`staff_epub_…`). */
export type RefusalReason = 'unread' | 'unsafe' | 'locked' | 'licence' | 'language' | 'empty';

/** Thrown while an EPUB is read, and caught where it began to be read. */
export class EpubRefusal extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}
