import { Problem } from '@nobi/contract';
import type { Queryable } from '../database/database.ts';

/**
 * Refuses in words what the database would refuse anyway: one person in both places, or a second
 * person whom the first appointed within the last seven days (`staff_are_two`).
 */
export const insistOnTwo = async (tx: Queryable, one: string | null, other: string) => {
  if (one === other) throw new Problem('staff_same_person');
  const [row] = await tx.query<{ are_two: boolean }>(
    'select staff_are_two($1::uuid, $2::uuid) as are_two',
    [one, other],
  );
  if (!row?.are_two) throw new Problem('staff_second_too_new');
};
