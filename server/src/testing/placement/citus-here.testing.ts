import { afterAll, beforeAll, inject } from 'vitest';
import { startCitus, whyNoCitus } from './citus-nodes.testing.ts';

type Citus = Awaited<ReturnType<typeof startCitus>>;

/** Citus for the tests of a file; where it cannot run, each calls `skip` with `why`, in one line. */
export const citusForThisFile = () => {
  let citus: Citus | undefined;
  let why = whyNoCitus(inject('citusBin'));
  beforeAll(async () => {
    if (why) return;
    try {
      citus = await startCitus(inject('citusBin'));
    } catch (error) {
      // Built for another PostgreSQL 15 than the one that is here.
      const [mismatch] = /could not load library.*/.exec(String(error)) ?? [];
      if (!mismatch) throw error;
      why = mismatch;
    }
  }, 300_000);
  afterAll(() => citus?.stop(), 60_000);
  return {
    why: () => why,
    citus: (): Citus => {
      if (!citus) throw new Error('Citus does not run here.');
      return citus;
    },
  };
};
