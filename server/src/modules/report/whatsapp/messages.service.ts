import { Problem, type Report, type reportWhatsapp } from '@nobi/contract';
import type { Database } from '../../../database/database.ts';
import { Bytes } from '../../../http/ready.ts';
import type { CallInput } from '../../../http/serve.ts';
import { letterOf } from '../../../mail/letter.ts';
import { outboxStore } from '../../../mail/outbox.store.ts';
import type { WhatsApp, WhatsAppMessage } from '../../../ports/whatsapp.ts';
import { childText, hasWeek } from '../letters/week-letter.ts';
import type { FamilyWish } from '../report.service.ts';
import { messageWords } from './messages.words.ts';
import { type LinkedAdult, reportWhatsappStore } from './report-whatsapp.store.ts';
import { digestOf, isInTime, wishOf } from './wish.rules.ts';

export interface MessagesDeps {
  readonly db: Database;
  readonly whatsapp: WhatsApp | undefined;
  readonly readReports: (wish: FamilyWish) => Promise<Report[]>;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Fewer than may be on their way to Meta, so that a large notification leaves nobody unanswered. */
const sendersAtOnce = 8;

const asBytes = (body: unknown) => (body instanceof Uint8Array ? body : new Uint8Array());

const linkedLetter = ({ email, language }: LinkedAdult, number: string, publicUrl: string) => {
  const { subject, why, button } = messageWords[language].letter;
  return letterOf({
    to: email,
    language,
    subject,
    parts: [{ say: why(number.slice(-3)) }, { button, link: `${publicUrl}/parents` }],
  });
};

/** What Meta tells us. Silence is the answer to all that comes from no proven number. */
export const messagesService = (deps: MessagesDeps) => {
  const { db, whatsapp, readReports, publicUrl, now } = deps;
  const store = reportWhatsappStore(db);

  const ours = () => {
    if (!whatsapp) throw new Problem('not_found');
    return whatsapp;
  };

  /** The same sentences as Sunday's letter, a message for each child. */
  const weekOf = async (number: string): Promise<string[]> => {
    const family = await store.use(number, now());
    if (!family) return [];
    const { account_id: accountId, language, children } = family;
    const reports = await readReports({ accountId, children, language });
    const weeks = reports.filter(hasWeek).map((one) => childText(one, { language, publicUrl }));
    return weeks.length > 0 ? weeks : [messageWords[language].nothing];
  };

  const link = async (code: string, number: string): Promise<string[]> => {
    const adult = await db.transaction(async (tx) => {
      const inside = reportWhatsappStore(tx);
      const owner = await inside.ownerOf(digestOf(code), number, now());
      if (!owner) return undefined;
      await inside.link(owner, number, now());
      await outboxStore(tx).putIfConfirmed(linkedLetter(owner, number, publicUrl));
      return owner;
    });
    return adult ? [messageWords[adult.language].linked] : [];
  };

  const answersTo = async ({ id, from, at, text }: WhatsAppMessage): Promise<string[]> => {
    const wish = wishOf(text);
    if (!wish || !isInTime(at, now())) return [];
    const message = { id: digestOf(id), from: digestOf(from), now: now() };
    if (!(await store.receive(message))) return [];
    return wish.kind === 'report' ? weekOf(from) : link(wish.code, from);
  };

  /** Of one sender, in the order in which they were written. */
  const answerAll = async (carrier: WhatsApp, messages: readonly WhatsAppMessage[]) => {
    for (const message of messages)
      for (const text of await answersTo(message)) await carrier.answer(message.from, text);
  };

  return {
    verify({ query }: CallInput<typeof reportWhatsapp.verifyWhatsapp>) {
      const known = ours().isVerifyToken(query['hub.verify_token'] ?? '');
      if (query['hub.mode'] !== 'subscribe' || !known) throw new Problem('notification_forged');
      const challenge = query['hub.challenge'] ?? '';
      // Plain digits: nothing of the asker's comes back as a page.
      if (!/^\d{1,40}$/.test(challenge)) throw new Problem('invalid_input');
      return new Bytes(Buffer.from(challenge), 'text/plain; charset=utf-8');
    },

    /** Claimed before it is answered: an answer that got lost is asked for again by a word. */
    async receive({ body, headers }: CallInput<typeof reportWhatsapp.receiveWhatsapp>) {
      const carrier = ours();
      const messages = carrier.read(asBytes(body), headers);
      if (messages === 'forged') throw new Problem('notification_forged');
      if (messages === 'malformed') throw new Problem('invalid_input');
      const bySender = [...Map.groupBy(messages, ({ from }) => from).values()];
      const takeNext = async () => {
        for (let next = bySender.shift(); next; next = bySender.shift())
          await answerAll(carrier, next);
      };
      await Promise.all(Array.from({ length: sendersAtOnce }, takeNext));
      return { status: 'OK' };
    },
  };
};
