/** One letter, ready to send. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of letters that somebody chose: a POST to it ends them at once (RFC 8058). */
  readonly unsubscribe?: string;
}

/** A letter on its way; the same `id` at every try lets a mailbox drop a repetition. */
export interface LetterOnItsWay extends Letter {
  readonly id: string;
}

/**
 * Hands a letter to whoever delivers it. Throws when it was not taken, to be tried again;
 * AddressRefused when no further try can help.
 */
export interface MailCarrier {
  readonly name: string;
  deliver(letter: LetterOnItsWay): Promise<void>;
}

/** The mail server says for good that there is no such mailbox. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}
