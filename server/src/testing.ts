import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { CallShape } from '@nobi/contract';
import type { Outside } from './compose/room.ts';
import { compose } from './compose.ts';
import { connectDatabase } from './database/connect.ts';
import { quietLog, testDatabase } from './database/testing.ts';
import { openLog } from './log.ts';
import { readSettings } from './settings.ts';
import { builtFolders } from './testing.builds.ts';
import { type Asked, heardDatabase } from './testing.statements.ts';

/** A port that was free a moment ago. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or the text when it is none. */
  readonly body: unknown;
}

export interface Sending {
  readonly token?: string | undefined;
  readonly scheme?: string;
  readonly body?: unknown;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const addressOf = (origin: string, shape: CallShape, sending: Sending) => {
  const path = shape.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(sending.params?.[name] ?? name),
  );
  const query = new URLSearchParams(sending.query).toString();
  return `${origin}${path}${query && `?${query}`}`;
};

/** Text and bytes go out as they are. */
const isReady = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

/** Sends the contract's calls to whichever product answers there. */
export const senderTo =
  (origin: string) =>
  async (shape: CallShape, sending: Sending = {}): Promise<Reply> => {
    const { token, body, scheme = shape.access === 'staff' ? 'Staff' : 'Token' } = sending;
    const response = await fetch(addressOf(origin, shape, sending), {
      method: shape.method,
      redirect: 'manual',
      headers: {
        ...(token && { authorization: `${scheme} ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...sending.headers,
      },
      ...(body !== undefined && { body: isReady(body) ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await bodyOf(response) };
  };

/** Another process would see the same database, through connections of its own. */
const sameDatabase = async (url: string) => {
  const db = await connectDatabase({ url, poolSize: 8, log: quietLog });
  return { db, url, drop: () => db.close() };
};

interface Beside {
  readonly databaseUrl?: string;
  readonly outside?: Outside;
  /** Told of every statement that the product sends. */
  readonly hear?: (asked: Asked) => void;
}

/**
 * The whole product over HTTP, with fault switches at the demo gateway: on a database of its own,
 * or beside another product on that one's.
 */
export const startProduct = async (
  environment: Record<string, string> = {},
  { databaseUrl, outside, hear }: Beside = {},
) => {
  const database = await (databaseUrl ? sameDatabase(databaseUrl) : testDatabase());
  const built = await builtFolders();
  const [port, playPort] = [await freePort(), await freePort()];
  const settings = readSettings({
    HOST: '127.0.0.1',
    PORT: String(port),
    PLAY_PORT: String(playPort),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PLAY_URL: `http://127.0.0.1:${playPort}`,
    DATABASE_URL: database.url,
    WEB_DIST: built.web,
    STAFF_DIST: built.staff,
    CONTENT_DIST: built.content,
    SANDBOX_FAULTS: '1',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const logger = openLog(settings.logLevel);
  const db = hear ? heardDatabase(database.db, hear) : database.db;
  const product = await compose({ settings, db, logger, outside });
  await product.app.listen({ host: settings.host, port });
  await product.play.listen({ host: '127.0.0.1', port: playPort });
  return {
    url: settings.publicUrl,
    playUrl: settings.playUrl,
    db: database.db,
    databaseUrl: database.url,
    settings,
    serverKey: product.serverKey,
    metrics: product.metrics,
    sweep: product.sweep,
    runJob: async (name: string) => product.jobs.find((job) => job.name === name)?.run(),
    send: senderTo(settings.publicUrl),
    stop: async () => {
      await product.close(200);
      await database.drop();
      await built.remove();
    },
  };
};

export type Product = Awaited<ReturnType<typeof startProduct>>;
