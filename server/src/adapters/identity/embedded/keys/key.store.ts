import type { JWK } from 'jose';
import type { Database, Queryable } from '../../../../database/database.ts';

export interface KeyRow {
  readonly kid: string;
  readonly state: 'next' | 'active' | 'retired';
  readonly privateJwk: JWK;
  readonly since: Date;
}

// Any fixed number no other part of the product locks by.
const keyLock = 20_020_001;

const changes = (tx: Queryable) => ({
  list: () => listKeys(tx),
  add: ({ kid, state, privateJwk, since }: KeyRow) =>
    tx.query('insert into idp_key (kid, state, private_jwk, since) values ($1, $2, $3, $4)', [
      kid,
      state,
      JSON.stringify(privateJwk),
      since,
    ]),
  move: (kid: string, state: KeyRow['state'], now: Date) =>
    tx.query('update idp_key set state = $2, since = $3 where kid = $1', [kid, state, now]),
  removeRetiredBefore: (moment: Date) =>
    tx.query(`delete from idp_key where state = 'retired' and since < $1`, [moment]),
});

export type KeyChanges = ReturnType<typeof changes>;

const listKeys = (db: Queryable) =>
  db.query<KeyRow>(
    'select kid, state, private_jwk as "privateJwk", since from idp_key order by since, kid',
    [],
  );

export const keyStore = (db: Database) => ({
  list: () => listKeys(db),

  /** Several processes may start or rotate in the same moment: one after the other. */
  change: (work: (keys: KeyChanges) => Promise<void>) =>
    db.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [keyLock]);
      await work(changes(tx));
    }),
});

export type KeyStore = ReturnType<typeof keyStore>;
