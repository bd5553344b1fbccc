import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../database/database.ts';
import { type ChainEnd, chainWalk } from './chain.rules.ts';
import { chainStore } from './chain.store.ts';

const pageSize = 1000;

/**
 * Walks the whole audit log and names the first row that does not fit. An anchor is a place and a
 * hash that the product once wrote to its own log: with it a cut tail is seen, too.
 */
export const verifyChain = async (db: Queryable, anchor?: ChainEnd) => {
  const walk = chainWalk(anchor);
  let place = 0;
  while (true) {
    const rows = await chainStore(db).behind(place, pageSize);
    for (const row of rows) if (!walk.step(row)) return walk.result();
    if (rows.length < pageSize) return walk.result();
    place = Number(rows.at(-1)?.place);
  }
};

/** Says in the log how far the chain reaches, where whoever changes the database does not write. */
export const tellChainEnd = async (db: Queryable, log: Pick<FastifyBaseLogger, 'info'>) => {
  const end = await chainStore(db).end();
  if (end) log.info(end, 'the audit log reaches to this row');
};
