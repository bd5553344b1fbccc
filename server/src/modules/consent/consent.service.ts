import { type consent, Problem } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { isUuid } from '../../database/uuid.ts';
import type { CallInput } from '../../http/serve.ts';
import { type ConsentRow, consentStore } from './consent.store.ts';

export interface ConsentDeps {
  readonly db: Database;
  /** Whether there is an outside model that could be allowed. */
  readonly hasModel: boolean;
  /** False when it is no child of the account. */
  readonly eraseChild: (tx: Queryable, accountId: string, child: string) => Promise<boolean>;
  /** This process reads the family's sessions again at once; the others hear of it. */
  readonly forgetCaller: (changed: string) => void;
  readonly letModelAnswer: (
    tx: Queryable,
    accountId: string,
    isAllowed: boolean,
  ) => Promise<unknown>;
}

const pageOfEnded = 50;

const show = ({ given_at, withdrawn_at, ...row }: ConsentRow) => ({
  ...row,
  given_at: given_at.toISOString(),
  withdrawn_at: withdrawn_at?.toISOString() ?? null,
});

export const consentService = ({ db, hasModel, eraseChild, ...deps }: ConsentDeps) => {
  const { letModelAnswer } = deps;
  /** A page of what was taken back; one more is read, to know whether there is another page. */
  const endedAfter = async (accountId: string, after?: string) => {
    const rows = await consentStore(db).ended(accountId, { after, most: pageOfEnded + 1 });
    const shown = rows.slice(0, pageOfEnded);
    const next = rows.length > pageOfEnded ? (shown.at(-1)?.id ?? null) : null;
    return { consents: shown.map(show), next };
  };

  /** What was decided holds for the very next call. */
  const decide = async (accountId: string, work: (tx: Queryable) => Promise<unknown>) => {
    await db.transaction(work);
    deps.forgetCaller(accountId);
    return {};
  };

  return {
    async list({ language }: CallInput<typeof consent.list>, { accountId }: Caller) {
      const store = consentStore(db);
      const ended = await endedAfter(accountId);
      const all = [...(await store.current(accountId)).map(show), ...ended.consents];
      return {
        consents: all.toSorted((a, b) => b.given_at.localeCompare(a.given_at)),
        next: ended.next,
        offers: await store.offers(accountId, language, hasModel),
      };
    },

    async withdrawn({ query }: CallInput<typeof consent.withdrawn>, { accountId }: Caller) {
      if (!isUuid(query.after)) throw new Problem('not_found');
      return endedAfter(accountId, query.after);
    },

    /** From the database each time: nothing is recorded on a remembered yes. */
    ownVoice: (_input: CallInput<typeof consent.ownVoice>, caller: Caller) =>
      consentStore(db).ownVoice(caller),

    give: ({ body }: CallInput<typeof consent.give>, { accountId }: Caller) =>
      decide(accountId, async (tx) => {
        const store = consentStore(tx);
        if (!(await store.isNewest(body.purpose, body.version)))
          throw new Problem('consent_text_old');
        if (body.purpose === 'outside_model') {
          if (body.child !== null) throw new Problem('not_found');
          await letModelAnswer(tx, accountId, true);
          await store.nameMethod(accountId);
          return;
        }
        const isTheirs =
          body.child !== null &&
          isUuid(body.child) &&
          (await store.giveForChild(accountId, body.child, body));
        if (!isTheirs) throw new Problem('not_found');
      }),

    /** A second try finds it withdrawn, and is answered like the first. */
    withdraw: ({ params }: CallInput<typeof consent.withdraw>, { accountId }: Caller) =>
      decide(accountId, async (tx) => {
        const found = isUuid(params.consent)
          ? await consentStore(tx).find(accountId, params.consent)
          : undefined;
        if (!found) throw new Problem('not_found');
        if (found.is_withdrawn) return;
        // The database notes the end of the consent with the switch and with the child.
        if (found.purpose === 'outside_model') await letModelAnswer(tx, accountId, false);
        // What stands on it lies on devices alone; each of them asks by itself.
        else if (found.purpose === 'own_voice')
          await consentStore(tx).end(accountId, params.consent);
        else if (found.child !== null) await eraseChild(tx, accountId, found.child);
      }),
  };
};

export type ConsentService = ReturnType<typeof consentService>;
