import type { SetupTrouble } from '@nobi/contract';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { Throttle } from '../../../rate-limit/throttle.ts';
import { days } from '../../../time/durations.ts';
import type { LiveLogo } from './logo/live-logo.ts';
import { shownLogo } from './logo/logo.service.ts';
import { setupStore } from './setup.store.ts';

const mailTrials = { name: 'setup-mail', limit: 10, seconds: 3600 };
const paymentTrials = { name: 'setup-payments', limit: 30, seconds: 3600 };
/** The timer of the deployment saves once a day; one may fail. */
const backupStaysFresh = days(2);

/** What the settings say, and the real mail server and gateway to try them on. */
export interface SetupFacts {
  readonly company: {
    readonly name: string;
    readonly address: string;
    readonly registration: string;
  };
  readonly support: { readonly whatsapp: string; readonly email: string };
  readonly hasOwnCompany: boolean;
  readonly hasOwnContacts: boolean;
  readonly hasMailServer: boolean;
  readonly mailFrom: string;
  /** Of new orders. */
  readonly gateway: string;
  readonly hasDemoPayments: boolean;
  readonly tryMail: (to: string) => Promise<SetupTrouble | null>;
  readonly tryPayments: () => Promise<SetupTrouble | null>;
}

export interface SetupDeps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly setup: SetupFacts;
  readonly logo: LiveLogo;
  readonly now: () => Date;
}

const asTrial = (row: { readonly tried_at: Date; readonly trouble: SetupTrouble | null }) => ({
  at: row.tried_at.toISOString(),
  trouble: row.trouble,
});

/** How far an installation is on its way to its first family; nothing is believed that can be tried. */
export const setupService = ({ db, throttle, setup, logo, now }: SetupDeps) => {
  const store = setupStore(db);

  const keep = async (what: 'mail' | 'payments', trouble: SetupTrouble | null) => {
    const row = { tried_at: now(), trouble };
    await store.keepTrial(what, row);
    return asTrial(row);
  };

  const mail = async () => {
    const row = await store.tried('mail');
    const isDone = setup.hasMailServer && row !== undefined && row.trouble === null;
    const { hasMailServer: has_server, mailFrom: from } = setup;
    return { is_done: isDone, has_server, from, tried: row ? asTrial(row) : null };
  };

  const payments = async () => {
    const row = await store.tried('payments');
    const paidAt = await store.lastPaidAt(setup.gateway);
    return {
      is_done: !setup.hasDemoPayments && row !== undefined && row.trouble === null,
      gateway: setup.gateway,
      is_demo: setup.hasDemoPayments,
      last_paid_at: paidAt?.toISOString() ?? null,
      tried: row ? asTrial(row) : null,
    };
  };

  const backup = async () => {
    const row = await store.lastBackup();
    const age = row ? now().getTime() - row.finished_at.getTime() : Number.POSITIVE_INFINITY;
    return {
      is_done: age <= backupStaysFresh,
      last_at: row?.finished_at.toISOString() ?? null,
      is_encrypted: row?.is_encrypted ?? false,
    };
  };

  const voice = async () => {
    const pack = await store.voicePack();
    const published_at = pack?.published_at.toISOString() ?? null;
    return { is_done: pack !== undefined, published_at, clips: pack?.clips ?? 0 };
  };

  const colleagues = async () => {
    const administrators = await store.administrators();
    return { is_done: administrators >= 2, administrators };
  };

  return {
    async look() {
      return {
        company: {
          is_done: setup.hasOwnCompany,
          ...setup.company,
          logo: shownLogo(logo.current()),
        },
        contacts: { is_done: setup.hasOwnContacts, ...setup.support },
        mail: await mail(),
        payments: await payments(),
        backup: await backup(),
        colleagues: await colleagues(),
        voice: await voice(),
      };
    },

    async tryMail(_input: unknown, { email, staffId }: StaffCaller) {
      await throttle.take(mailTrials, staffId);
      return keep('mail', await setup.tryMail(email));
    },

    async tryPayments(_input: unknown, { staffId }: StaffCaller) {
      await throttle.take(paymentTrials, staffId);
      return keep('payments', await setup.tryPayments());
    },
  };
};
