import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { testDatabase } from '../../../database/testing.ts';
import type { Letter } from '../../../ports/mail.ts';
import { type EmbeddedIdentity, embeddedIdentity } from './embedded.ts';
import { type HashPool, hashPool } from './hash-pool.ts';

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
}

interface RigOptions {
  readonly enumerationProtection?: boolean;
  readonly pool?: HashPool;
  /** Instead of a database of its own, to stand in for a second process. */
  readonly db?: Database;
}

export const publicUrl = 'https://nobi.example';

/** The word in the toolkit's envelope. */
export const wordOf = (response: LightMyRequestResponse): string => response.json().error?.message;

export const codeIn = (letter: Letter | undefined): string =>
  /\/idp\/reset\?code=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';

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
    publicUrl,
    sendLetter: async (letter) => void letters.push(letter),
    now,
    enumerationProtection: options.enumerationProtection ?? false,
    pool,
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
    call: (name, body, { address = '203.0.113.7', language = 'en' } = {}) =>
      app.inject({
        method: 'POST',
        url: `/idp/v1/accounts:${name}`,
        remoteAddress: address,
        headers: { 'content-type': 'application/json', 'accept-language': language },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async close() {
      await app.close();
      await own?.drop();
    },
  };
};
