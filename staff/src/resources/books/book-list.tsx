import { Chip, CircularProgress, Link, Paper, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { Title } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ask } from '../../ask.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { useStaffQuery } from '../../ui/use-staff-query.ts';
import { AddBook } from './add-book.tsx';
import { type BookRow, bookAddress, titleOf } from './book.ts';
import { ImportBook } from './import-book.tsx';

const t = words.books;

const Row = ({ book }: { book: BookRow }) => (
  <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
    <Link
      component={RouterLink}
      to={bookAddress(book.id)}
      sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
    >
      {titleOf(book)}
    </Link>
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap', my: 0.5 }}>
      <Chip
        size="small"
        variant="outlined"
        label={(t.levels[book.level - 1] ?? '').split(':')[0]}
      />
      <Chip
        size="small"
        color={book.version === null ? 'default' : 'success'}
        label={book.version === null ? t.draft : t.live.replace('{version}', String(book.version))}
      />
      {book.version !== null && book.has_changes && (
        <Chip size="small" color="warning" label={t.changed} />
      )}
    </Stack>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {t.lastChanged.replace('{who}', book.changed_by).replace('{when}', asTime(book.changed_at))}
    </Typography>
  </Paper>
);

/** The books that were written here, and the way to a new one. */
export const BookList = () => {
  const { data, error, refetch } = useStaffQuery(['books'], (signal) =>
    ask(staff.books, { signal }),
  );
  return (
    <Stack spacing={2} sx={{ p: 2, maxWidth: 900 }}>
      <Title title={words.places.books} />
      <Typography>{t.lead}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <AddBook />
        {data?.can_import && <ImportBook />}
      </Stack>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label={words.places.books} />}
      {data?.books.length === 0 && <Typography color="text.secondary">{t.none}</Typography>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.books.map((book) => (
          <Row key={book.id} book={book} />
        ))}
      </Stack>
    </Stack>
  );
};
