/** One letter, ready to send. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A letter on its way; the same `id` at every try lets a mailbox drop a repetition. */
export interface LetterOnItsWay extends Letter {
  readonly id: string;
}

/** Hands a letter to whoever delivers it; throws when it was not taken, to be tried again. */
export interface MailCarrier {
  readonly name: string;
  deliver(letter: LetterOnItsWay): Promise<void>;
}
