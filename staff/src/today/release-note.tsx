import { Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { ask } from '../ask.ts';
import { words } from '../text/words.ts';
import { useMay } from '../ui/use-may.ts';
import { useStaffQuery } from '../ui/use-staff-query.ts';

/** A quiet line under everything: there is a newer release. Nothing where nobody named a place to look at. */
export const ReleaseNote = () => {
  const may = useMay();
  const { data } = useStaffQuery(['release'], (signal) => ask(staff.release, { signal }), {
    enabled: may(staff.release),
    staleTime: 3_600_000,
  });
  if (!data?.newer) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {words.today.release.replace('{version}', data.newer)}
    </Typography>
  );
};
