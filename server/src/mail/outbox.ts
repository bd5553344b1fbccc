import type { DatabaseLog, Queryable } from '../database/database.ts';
import { AddressRefused, type MailCarrier } from '../ports/mail.ts';
import { outboxStore, type StoredLetter } from './outbox.store.ts';

const atOnce = 20;
const attemptsAtMost = 8;

/** 30 s, 1, 2, 4 … 64 minutes, with a tenth of chance so that retries do not march in step. */
const retryInSeconds = (attempts: number) =>
  attempts >= attemptsAtMost ? undefined : 30 * 2 ** (attempts - 1) * (1 + Math.random() / 10);

/** Delivers what is due, one by one; a carrier's failure is noted with the letter and tried again later. */
export const deliverDue = async (
  db: Queryable,
  carrier: MailCarrier,
  log: Pick<DatabaseLog, 'error'>,
): Promise<number> => {
  const store = outboxStore(db);
  const deliver = async (letter: StoredLetter) => {
    try {
      await carrier.deliver({
        id: `letter-${letter.id}-${letter.created_at.getTime()}`,
        to: letter.recipient,
        subject: letter.subject,
        text: letter.text_body,
        html: letter.html_body,
        ...(letter.unsubscribe_url !== null && { unsubscribe: letter.unsubscribe_url }),
      });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      const wait = error instanceof AddressRefused ? undefined : retryInSeconds(letter.attempts);
      await store.markFailed(letter.id, failure, wait);
      // Neither the address nor what the server said of it: both may name a person.
      if (wait === undefined)
        log.error({ letter: letter.id, tries: letter.attempts }, 'a letter is given up');
      return;
    }
    await store.markDelivered(letter.id);
  };
  for (let count = 0; count < atOnce; count += 1) {
    const letter = await store.takeDue();
    if (!letter) return count;
    await deliver(letter);
  }
  return atOnce;
};
