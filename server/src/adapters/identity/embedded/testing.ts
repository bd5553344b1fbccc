import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { testDatabase } from '../../../database/testing.ts';
import type { Letter } from '../../../ports/mail.ts';
import { type EmbeddedIdentity, embeddedIdentity } from './embedded.ts';
import { fixedIssuer } from './issuer.store.ts';
import { type HashPool, hashPool } from './passwords/hash-pool.ts';
import type { PasswordCost } from './passwords/password.ts';

/** A running provider with a clock that tests move and a tray for its letters. */
export interface EmbeddedRig {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly identity: EmbeddedIdentity;
  readonly pool: HashPool;
  readonly letters: Letter[];
  readonly passwordChanges: { issuer: string; subject: string }[];
  readonly logged: () => string;
  readonly now: () => Date;
  pass(milliseconds: number): void;
  call(name: string, body: unknown, from?: From): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

interface From {
  readonly address?: string;
  readonly language?: string;
  /** What a browser kept of an earlier answer. */
  readonly cookie?: string | undefined;
}

interface RigOptions {
  readonly enumerationProtection?: boolean;
  readonly pool?: HashPool;
  /** The recommended one, where a test is about it. */
  readonly passwordCost?: PasswordCost;
  /** Instead of a database of its own, to stand in for a second process. */
  readonly db?: Database;
}

export const publicUrl = 'https://nobi.example';

/** The word in the toolkit's envelope. */
export const wordOf = (response: LightMyRequestResponse): string => response.json().error?.message;

export const codeIn = (letter: Letter | undefined): string =>
  /\/idp\/reset\?code=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';

/** What an earlier test of the same file left behind. */
export const forgetIdentities = (db: Database) =>
  db.query(
    `with accounts as (delete from idp_account), keys as (delete from idp_key),
       codes as (delete from idp_reset_code)
     delete from idp_throttle`,
  );

export const embeddedRig = async (options: RigOptions = {}): Promise<EmbeddedRig> => {
  const own = options.db ? undefined : await testDatabase();
  const db = options.db ?? own?.db;
  if (!db) throw new Error('There is no database.');
  const pool = options.pool ?? hashPool();
  const letters: Letter[] = [];
  const passwordChanges: { issuer: string; subject: string }[] = [];
  const lines: string[] = [];
  let moment = Date.parse('2026-11-20T08:00:00.250Z');
  const now = () => new Date(moment);
  const identity = embeddedIdentity({
    db,
    issuer: await fixedIssuer(db),
    publicUrl,
    sendLetter: async (letter) => void letters.push(letter),
    now,
    deviceSecret: 'the same in every process',
    enumerationProtection: options.enumerationProtection ?? false,
    pool,
    passwordCost: options.passwordCost ?? { m: 64, t: 1, p: 1 },
  });
  identity.onPasswordChanged(async (issuer, subject) => {
    passwordChanges.push({ issuer, subject });
  });
  const app = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
  identity.routes(app);
  await app.ready();

  return {
    app,
    db,
    identity,
    pool,
    letters,
    passwordChanges,
    logged: () => lines.join(''),
    now,
    pass: (milliseconds) => {
      moment += milliseconds;
    },
    call: (name, body, { address = '203.0.113.7', language = 'en', cookie } = {}) =>
      app.inject({
        method: 'POST',
        url: `/idp/v1/accounts:${name}`,
        remoteAddress: address,
        headers: {
          'content-type': 'application/json',
          'accept-language': language,
          ...(cookie && { cookie }),
        },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async close() {
      await app.close();
      await own?.drop();
    },
  };
};
