import type { FastifyBaseLogger } from 'fastify';
import type { PasswordCost } from '../adapters/identity/embedded/passwords/password.ts';
import type { Database } from '../database/database.ts';
import type { OutsideModel, Transcriber } from '../ports/ai.ts';
import type { Settings } from '../settings/settings.ts';

/** What adapters are picked from. */
export interface Context {
  readonly settings: Settings;
  readonly db: Database;
  readonly logger: FastifyBaseLogger;
  /** Stands in for what the settings would pick. */
  readonly outside?: Outside | undefined;
  /** No setting: a test may hash cheaply, an operator may not. */
  readonly passwordCost?: PasswordCost | undefined;
}

/** What lies outside the product. */
export interface Outside {
  readonly outsideModel?: OutsideModel | undefined;
  readonly transcriber?: Transcriber | undefined;
  /** The clock, where a test has to choose the minute. */
  readonly now?: (() => Date) | undefined;
}

export const now = () => new Date();

/** Where this process reaches itself, whatever name the outside knows it by. */
export const ownUrl = ({ host, port }: Settings) =>
  `http://${host === '::1' ? '[::1]' : host === 'localhost' || !/^127\./.test(host) ? '127.0.0.1' : host}:${port}`;
