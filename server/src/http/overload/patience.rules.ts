import type { CallShape } from '@nobi/contract';
import { seconds } from '../../time/durations.ts';

/** How long a statement of this call may take, where that is longer than for families. */
export const patienceOf = ({ access, path }: CallShape): number | undefined => {
  if (access !== 'staff') return undefined;
  return path.includes('/exports/') ? seconds(25) : seconds(10);
};
