import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../connect.ts';
import type { DatabaseLog } from '../database.ts';
import { startEmbeddedPostgres } from '../embedded/embedded.ts';
import { drawSchema, schemaFile } from './schema-page.ts';

const log: DatabaseLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** `npm run schema`: migrates an empty database and draws it into docs/schema.md. */
const folder = await mkdtemp(join(tmpdir(), 'nobi-schema-'));
const server = await startEmbeddedPostgres({ folder, log });
const db = await connectDatabase({ url: server.url, poolSize: 2, log });
await writeFile(schemaFile, await drawSchema(db));
await db.close();
await server.stop();
await rm(folder, { recursive: true, force: true });
