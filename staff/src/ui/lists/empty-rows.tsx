import { Button, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { words } from '../../text/words.ts';

const t = words.lists;

/** What stands where a list has no rows: none at all, or none for what was asked. */
export const EmptyRows = ({ text }: { text: string }) => {
  const { filterValues = {}, setFilters } = useListContext();
  const isNarrowed = Object.keys(filterValues).length > 0;
  return (
    <Stack spacing={2} sx={{ p: 5, alignItems: 'center', textAlign: 'center' }}>
      <Typography color="text.secondary">{isNarrowed ? t.noneHere : text}</Typography>
      {isNarrowed && (
        <Button variant="outlined" onClick={() => setFilters({})}>
          {t.showAll}
        </Button>
      )}
    </Stack>
  );
};
