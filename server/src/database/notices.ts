import { Client, escapeIdentifier } from 'pg';
import { connectionConfig } from './connection.ts';
import type { DatabaseLog } from './database.ts';

const heartbeat = 3000;
const shortestPause = 100;
const longestPause = 2000;

type Listener = { channel: string; hear: (payload: string) => void; onGap: () => void };

const endQuietly = (client: Client): void => void client.end().catch(() => undefined);

/** One connection of its own for LISTEN, for as long as the process lives, through any outage. */
export class Notices {
  #url: string;
  #log: DatabaseLog;
  #listeners: Listener[] = [];
  #client: Client | undefined;
  #connecting: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pause = shortestPause;
  #hasMissed = false;
  #isClosed = false;

  constructor(url: string, log: DatabaseLog) {
    this.#url = url;
    this.#log = log;
  }

  isListening(): boolean {
    return this.#client !== undefined;
  }

  /** Resolves when the channel is heard, or, while the database is away, when that is arranged. */
  async listen(listener: Listener): Promise<void> {
    await this.#connecting;
    this.#listeners.push(listener);
    const current = this.#client;
    if (!current) return await this.#connect();
    await current
      .query(`LISTEN ${escapeIdentifier(listener.channel)}`)
      .catch((error: unknown) => this.#lose(current, error));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#connecting;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  #connect(): Promise<void> {
    this.#connecting ??= this.#open().finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  async #open(): Promise<void> {
    clearTimeout(this.#timer);
    const fresh = new Client({ ...connectionConfig(this.#url), query_timeout: 2000 });
    fresh.on('error', (error) => this.#lose(fresh, error));
    fresh.on('end', () => this.#lose(fresh));
    fresh.on('notification', ({ channel, payload = '' }) => this.#tell(channel, payload));
    try {
      await fresh.connect();
      for (const { channel } of this.#listeners)
        await fresh.query(`LISTEN ${escapeIdentifier(channel)}`);
    } catch {
      endQuietly(fresh);
      if (!this.#isClosed) this.#retry();
      return;
    }
    if (this.#isClosed) return endQuietly(fresh);
    this.#client = fresh;
    this.#pause = shortestPause;
    if (this.#hasMissed) this.#tellGap();
    this.#hasMissed = false;
    this.#watch(fresh);
  }

  #lose(lost: Client, error?: unknown): void {
    if (lost !== this.#client) return;
    this.#client = undefined;
    endQuietly(lost);
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    const reason = error instanceof Error ? error.message : 'ended';
    this.#log.warn({ reason }, 'the connection for database notices is lost');
    this.#tellGap();
    this.#retry();
  }

  #retry(): void {
    this.#hasMissed = true;
    this.#timer = setTimeout(() => void this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }

  /** A silent network cut would otherwise look like quiet. */
  #watch(watched: Client): void {
    this.#timer = setTimeout(() => {
      watched.query('SELECT 1').then(
        () => {
          if (watched === this.#client) this.#watch(watched);
        },
        (error: unknown) => this.#lose(watched, error),
      );
    }, heartbeat);
    this.#timer.unref();
  }

  #tell(channel: string, payload: string): void {
    for (const listener of this.#listeners)
      if (listener.channel === channel) this.#safely(() => listener.hear(payload));
  }

  #tellGap(): void {
    for (const listener of this.#listeners) this.#safely(listener.onGap);
  }

  #safely(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#log.error({ err: error }, 'a listener to database notices failed');
    }
  }
}
