import { type ReplyOf, staff } from '@nobi/contract';
import { ask } from '../../ask.ts';
import { useStaffQuery } from '../../ui/use-staff-query.ts';

export type Mismatch = ReplyOf<typeof staff.mismatch>;

export const useMismatch = (id: string) =>
  useStaffQuery(['mismatch', id], (signal) => ask(staff.mismatch, { params: { id }, signal }));
