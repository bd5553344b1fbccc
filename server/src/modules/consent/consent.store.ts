import type { BodyOf, consent, Language, ReplyOf } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import { tellCallerChanged } from '../../auth/caller-changed.store.ts';
import type { Queryable } from '../../database/database.ts';
import { playingChild } from '../../database/playing-child.ts';
import { momentOf } from './step-consents.store.ts';

type Allowed = ReplyOf<typeof consent.list>['consents'][number];
type Offer = ReplyOf<typeof consent.list>['offers'][number];
type OwnVoice = ReplyOf<typeof consent.ownVoice>;
type Session = Pick<Caller, 'accountId' | 'sessionHash'>;
type Wish = BodyOf<typeof consent.give>;

export interface ConsentRow extends Omit<Allowed, 'given_at' | 'withdrawn_at'> {
  readonly given_at: Date;
  readonly withdrawn_at: Date | null;
}

/** What was agreed to, and when. */
export interface Proof {
  readonly text: string;
  readonly version: string;
  readonly sha256: string;
  readonly at: Date;
}

export interface OwedReceipt extends Proof {
  readonly email: string;
  readonly language: Language;
  readonly purpose: Wish['purpose'];
  readonly is_withdrawn: boolean;
}

/** The newest words of each purpose. */
const newestTexts = `select distinct on (purpose) purpose, version, says from consent_text
  where language = $2 order by purpose, version desc`;

const shownConsents = `select g.id, g.purpose, g.child_id as child, c.nickname, t.says as text,
    g.text_version as version, encode(g.text_sha256, 'hex') as sha256, g.method, g.given_at,
    g.withdrawn_at
  from consent g
  join consent_text t on t.purpose = g.purpose and t.version = g.text_version
    and t.language = g.language
  left join child c on c.account_id = g.account_id and c.id = g.child_id`;

export const consentStore = (db: Queryable) => ({
  /** All that stands, however much was taken back. */
  current: (accountId: string) =>
    db.query<ConsentRow>(
      `${shownConsents} where g.account_id = $1 and g.withdrawn_at is null
       order by g.given_at desc, g.id desc`,
      [accountId],
    ),

  /** What was taken back, after one of them or from the newest on. */
  ended: (accountId: string, { after, most }: { after: string | undefined; most: number }) =>
    db.query<ConsentRow>(
      `${shownConsents} where g.account_id = $1 and g.withdrawn_at is not null
         and ($2::uuid is null or (g.given_at, g.id) <
           (select given_at, id from consent where account_id = $1 and id = $2))
       order by g.given_at desc, g.id desc limit $3`,
      [accountId, after ?? null, most],
    ),

  /** The consent that a sign-up is; its words are the sign-up's own. */
  async ofSignUp(accountId: string): Promise<Proof | undefined> {
    const [row] = await db.query<Proof>(
      `select t.says as text, g.text_version as version, encode(g.text_sha256, 'hex') as sha256,
         g.given_at as at
       from consent g
       join consent_text t on t.purpose = g.purpose and t.version = g.text_version
         and t.language = g.language
       where g.account_id = $1 and g.method = 'sign_up'`,
      [accountId],
    );
    return row;
  },

  offers: (accountId: string, language: Language, hasModel: boolean) =>
    db.query<Offer>(
      `with texts as (${newestTexts}), wanted as (
         select p.purpose, id as child, nickname, place
         from child, (values ('use'), ('own_voice')) as p (purpose) where account_id = $1
         union all select 'outside_model', null, null, 0 where $3
       )
       select w.purpose, w.child, w.nickname, t.says as text, t.version
       from wanted w join texts t on t.purpose = w.purpose
       where not exists (
         select 1 from consent g where g.account_id = $1 and g.purpose = w.purpose
           and g.child_id is not distinct from w.child and g.withdrawn_at is null)
       order by w.place, w.purpose desc`,
      [accountId, language, hasModel],
    ),

  async isNewest(purpose: Wish['purpose'], version: string): Promise<boolean> {
    const [row] = await db.query<{ version: string }>(
      'select max(version) as version from consent_text where purpose = $1',
      [purpose],
    );
    return row?.version === version;
  },

  /** False when it is no child of this account. Given before: nothing new is written. */
  async giveForChild(
    accountId: string,
    child: string,
    { purpose, version }: Pick<Wish, 'purpose' | 'version'>,
  ): Promise<boolean> {
    const rows = await db.query('select 1 from child where account_id = $1 and id = $2', [
      accountId,
      child,
    ]);
    if (rows.length === 0) return false;
    await db.query(
      `insert into consent (account_id, child_id, purpose, text_version, text_sha256, language, method,
         owes_receipt)
       select $1::uuid, $2::uuid, t.purpose, t.version, sha256(convert_to(t.says, 'UTF8')), t.language,
         'parents_room', true
       from account a join consent_text t on t.language = a.language
       where a.id = $1::uuid and t.purpose = $4 and t.version = $3
       on conflict do nothing`,
      [accountId, child, version, purpose],
    );
    await tellCallerChanged(db, accountId);
    return true;
  },

  /** Nobi's switch wrote the row; it was the parents' room that used it. */
  async nameMethod(accountId: string) {
    await db.query(
      `update consent set method = 'parents_room'
       where account_id = $1 and purpose = 'outside_model' and withdrawn_at is null
         and given_at = $2::timestamptz`,
      [accountId, await momentOf(db)],
    );
  },

  end: (accountId: string, id: string) =>
    db.query(
      `update consent set withdrawn_at = now(), owes_receipt = true
       where account_id = $1 and id = $2 and withdrawn_at is null`,
      [accountId, id],
    ),

  /** Whose own voice may be recorded, and who plays in this session. */
  async ownVoice({ accountId, sessionHash }: Session): Promise<OwnVoice> {
    const [row] = await db.query<OwnVoice>(
      `select ${playingChild('$2')} as playing, coalesce(
         (select array_agg(child_id order by child_id) from consent
          where account_id = $1 and purpose = 'own_voice' and withdrawn_at is null
            and child_id is not null), '{}') as allowed`,
      [accountId, sessionHash],
    );
    return row ?? { playing: null, allowed: [] };
  },

  async find(accountId: string, id: string) {
    const [row] = await db.query<{
      purpose: Wish['purpose'];
      child: string | null;
      is_withdrawn: boolean;
    }>(
      `select purpose, child_id as child, withdrawn_at is not null as is_withdrawn
       from consent where account_id = $1 and id = $2 for update`,
      [accountId, id],
    );
    return row;
  },

  /** Takes the letters that are owed, each once however many processes ask. */
  async takeOwed(most: number): Promise<OwedReceipt[]> {
    const owed = await db.query<{ family: string; id: string }>(
      `select account_id as family, id from consent where owes_receipt
       order by account_id, id limit $1`,
      [most],
    );
    const taken: OwedReceipt[] = [];
    for (const { family, id } of owed)
      taken.push(
        ...(await db.query<OwedReceipt>(
          `with taken as (
             update consent set owes_receipt = false
             where account_id = $1 and id = $2 and owes_receipt returning *
           )
           select a.email, a.language, g.purpose, t.says as text, g.text_version as version,
             encode(g.text_sha256, 'hex') as sha256, coalesce(g.withdrawn_at, g.given_at) as at,
             g.withdrawn_at is not null as is_withdrawn
           from taken g join account a on a.id = g.account_id and a.id = $1
           join consent_text t on t.purpose = g.purpose and t.version = g.text_version
             and t.language = g.language`,
          [family, id],
        )),
      );
    return taken;
  },
});

/** Children whose use was withdrawn and who were erased with it, as hashes; and who of them is here. */
export const withdrawnChildrenStore = (db: Queryable) => ({
  async list(): Promise<string[]> {
    const rows = await db.query<{ hash: string }>(
      `select encode(sha256(convert_to('child ' || child_id, 'UTF8')), 'hex') as hash
       from consent where purpose = 'use' and withdrawn_at is not null and child_id is not null
         and not exists (select 1 from child c
           where c.account_id = consent.account_id and c.id = consent.child_id)
       group by 1 order by 1`,
    );
    return rows.map(({ hash }) => hash);
  },

  back: (hashes: readonly string[]) =>
    db.query<{ account_id: string; id: string }>(
      `select account_id, id from child
       where encode(sha256(convert_to('child ' || id, 'UTF8')), 'hex') = any($1)`,
      [hashes],
    ),
});
