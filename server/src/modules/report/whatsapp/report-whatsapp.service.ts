import { Problem } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { WhatsApp } from '../../../ports/whatsapp.ts';
import type { Throttle } from '../../../rate-limit/throttle.ts';
import { minutes } from '../../../time/durations.ts';
import { reportWhatsappStore } from './report-whatsapp.store.ts';
import { digestOf, newCode } from './wish.rules.ts';

const codesByAccount = { name: 'whatsapp code', limit: 10, seconds: 3600 };
const codeLasts = minutes(10);

export interface ReportWhatsappDeps {
  readonly db: Database;
  readonly whatsapp: WhatsApp | undefined;
  readonly throttle: Throttle;
  readonly now: () => Date;
}

/** The adult's side: a code that proves the phone, and the end of the link. */
export const reportWhatsappService = ({ db, whatsapp, throttle, now }: ReportWhatsappDeps) => {
  const store = reportWhatsappStore(db);

  const ours = () => {
    if (!whatsapp) throw new Problem('not_found');
    return whatsapp.number;
  };

  const shown = async (accountId: string) => {
    const our_number = ours();
    const { own_number, linked_at } = await store.shown(accountId, now());
    return { own_number, our_number, linked_at: linked_at?.toISOString() ?? null };
  };

  return {
    show: (_input: unknown, { accountId }: Caller) => shown(accountId),

    async link(_input: unknown, { accountId }: Caller) {
      const state = await shown(accountId);
      if (state.own_number === null) throw new Problem('whatsapp_missing');
      await throttle.take(codesByAccount, accountId);
      const code = newCode();
      const until = new Date(now().getTime() + codeLasts);
      await store.putCode(accountId, digestOf(code), until);
      return { ...state, code, expires_at: until.toISOString() };
    },

    async unlink(_input: unknown, { accountId }: Caller) {
      ours();
      await store.end(accountId);
      return shown(accountId);
    },
  };
};
