import { Problem } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';
import { peopleStore } from './people.store.ts';

/** Without this one somebody else must still be an administrator. */
export const insistOnAdministrator = async (tx: Queryable, without: string) => {
  const administrators = await peopleStore(tx).administrators();
  if (administrators.every((each) => each === without)) throw new Problem('staff_last_one');
};
