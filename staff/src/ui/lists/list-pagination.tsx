import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { IconButton, Stack, TextField, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { words } from '../../text/words.ts';

const t = words.lists;

/** The server gives no page behind this one (contract/src/call/list.ts). */
const lastPage = 200;
const sizes = [10, 25, 50, 100];

const RowsPerPage = () => {
  const { perPage, setPerPage } = useListContext();
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      margin="none"
      variant="standard"
      label={t.perPage}
      value={perPage}
      onChange={({ target }) => setPerPage(Number(target.value))}
      slotProps={{ select: { native: true } }}
      sx={{ width: 72, flexShrink: 0, display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {sizes.map((size) => (
        <option key={size} value={size}>
          {size}
        </option>
      ))}
    </TextField>
  );
};

/** Which rows these are; how many there are in all is not counted. */
export const ListPagination = () => {
  const { data, error, page, perPage, hasNextPage, setPage } = useListContext();
  const first = (page - 1) * perPage;
  const rows = data?.length ?? 0;
  const isShown = !error && rows > 0;
  return (
    <Stack
      direction="row"
      component="nav"
      aria-label={t.pages}
      spacing={2}
      // Its place is kept, so that nothing moves when the rows arrive.
      sx={{ alignItems: 'center', justifyContent: 'flex-end', minHeight: 64, px: 1 }}
    >
      {isShown && (
        <>
          {page >= lastPage && <Typography color="text.secondary">{t.lastPage}</Typography>}
          <RowsPerPage />
          <Typography
            aria-live="polite"
            noWrap
            sx={{ fontVariantNumeric: 'tabular-nums', flexShrink: 0 }}
          >
            {t.range.replace('{from}', String(first + 1)).replace('{to}', String(first + rows))}
          </Typography>
          <IconButton
            aria-label={t.previous}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            aria-label={t.next}
            disabled={!hasNextPage || page >= lastPage}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRight />
          </IconButton>
        </>
      )}
    </Stack>
  );
};
