import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { OutsideModel, Transcriber } from '../ports/ai.ts';
import type { Settings } from '../settings.ts';

/** What adapters are picked from. */
export interface Room {
  readonly settings: Settings;
  readonly db: Database;
  readonly logger: FastifyBaseLogger;
  /** Stands in for what the settings would pick. */
  readonly outside?: Outside | undefined;
}

/** What lies outside the product and answers for Nobi. */
export interface Outside {
  readonly outsideModel?: OutsideModel | undefined;
  readonly transcriber?: Transcriber | undefined;
}

export const now = () => new Date();

/** Where this process reaches itself, whatever name the outside knows it by. */
export const ownUrl = ({ host, port }: Settings) =>
  `http://${host === '::1' ? '[::1]' : host === 'localhost' || !/^127\./.test(host) ? '127.0.0.1' : host}:${port}`;
