import { Alert, Box, CircularProgress, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { useStaffQuery } from '../../ui/use-staff-query.ts';
import { type Book, bookKey, readBook, titleOf } from './book.ts';
import { BookBar } from './editor/book-bar.tsx';
import { BookForm } from './editor/book-form.tsx';
import { Faults } from './editor/faults.ts';
import { UnsavedDialog } from './editor/unsaved-dialog.tsx';
import { useBookEditor } from './editor/use-book-editor.ts';
import { ImportNotes } from './import-notes.tsx';
import { BookPreview } from './preview/book-preview.tsx';
import { Versions } from './versions.tsx';

const t = words.books;

const BookEditor = ({ book, onReload }: { book: Book; onReload: () => void }) => {
  const editor = useBookEditor(book);
  return (
    <Faults value={editor.faults}>
      <UnsavedDialog isSaved={editor.isSaved} />
      <Typography
        variant="h5"
        component="p"
        sx={{ mb: 1.5, fontWeight: 700, overflowWrap: 'anywhere' }}
      >
        {titleOf(book)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 330px' },
        }}
      >
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <ImportNotes imported={book.imported} />
          <BookForm
            book={editor.draft}
            isImported={book.imported !== null}
            onChange={editor.change}
          />
          <BookBar book={book} editor={editor} onReload={onReload} />
        </Stack>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          {!editor.isSaved && <Alert severity="info">{t.saveFirst}</Alert>}
          <BookPreview book={book.id} revision={editor.revision} />
          <Versions book={book} onGoOn={editor.change} />
        </Stack>
      </Box>
    </Faults>
  );
};

/** One book: written, looked at, published. */
export const BookPage = () => {
  const { id = '' } = useParams();
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useStaffQuery(
    bookKey(id),
    async (signal) => readBook(await ask(staff.book, { params: { book: id }, signal })),
    { refetchOnWindowFocus: false },
  );
  const reload = async () => {
    await refetch();
    setRound(round + 1);
  };
  return (
    <Box sx={{ p: { xs: 1.5, md: 2 } }}>
      <Title title={words.places.books} />
      <BackLink to="/books">{t.back}</BackLink>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label={t.about} />}
      {data && <BookEditor key={`${id} ${round}`} book={data} onReload={() => void reload()} />}
    </Box>
  );
};
