/** A text that somebody sent to our number. */
export interface WhatsAppMessage {
  /** The same at every delivery of the same message. */
  readonly id: string;
  /** The sender's number, beginning with `+`; the carrier vouches for it. */
  readonly from: string;
  readonly at: Date;
  readonly text: string;
}

/** Answers on WhatsApp. It never writes first: what the vendor allows without a template is an answer. */
export interface WhatsApp {
  /** Our own number, beginning with `+`. */
  readonly number: string;
  /** Whether whoever sets up the webhook knows the word that was agreed on. */
  isVerifyToken(token: string): boolean;
  /** The texts to our number in a signed notification; what is no text to us is left out. */
  read(
    rawBody: Uint8Array,
    headers: Readonly<Record<string, string | undefined>>,
  ): readonly WhatsAppMessage[] | 'forged' | 'malformed';
  /** Sends one text, tried once; false when it was not taken. Never throws; ends within 8 seconds. */
  answer(to: string, text: string): Promise<boolean>;
}
