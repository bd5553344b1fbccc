import { Button, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { words } from '../../text/words.ts';

const t = words.lists;

/** What stands in a list's place when it could not be loaded: why, and the way out. */
export const ListError = () => {
  const { error, page, filterValues, isFetching, refetch, setFilters } = useListContext();
  const isNarrowed = page > 1 || Object.keys(filterValues).length > 0;
  return (
    <Stack role="alert" spacing={2} sx={{ p: 5, alignItems: 'center', textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        {t.trouble}
      </Typography>
      <Typography color="text.secondary">{error?.message}</Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" disabled={isFetching} onClick={() => void refetch()}>
          {t.again}
        </Button>
        {isNarrowed && <Button onClick={() => setFilters({})}>{t.showAll}</Button>}
      </Stack>
    </Stack>
  );
};
