import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ask, wordsOfProblem } from '../../../ask.ts';
import { words } from '../../../text/words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Book } from '../book.ts';
import { afterDropping } from './unsaved-dialog.tsx';
import type { BookEditorState } from './use-book-editor.ts';

const t = words.books;

interface BookBarProps {
  readonly book: Book;
  readonly editor: BookEditorState;
  readonly onReload: () => void;
}

const Publish = ({ book, editor }: Omit<BookBarProps, 'onReload'>) => {
  const notify = useNotify();
  const params = { book: book.id };
  if (!editor.isSaved || editor.findings.length > 0 || !book.has_changes) return null;
  if (book.is_own)
    return (
      <Typography variant="body2" sx={{ order: 1, flexBasis: '100%' }}>
        {t.own}
      </Typography>
    );
  const publish = async () => {
    await ask(staff.publishBook, { params, body: { revision: editor.revision } });
    notify(t.published, { type: 'success' });
    await editor.refresh();
  };
  return (
    <ConfirmDialog open={t.publish} of={staff.publishBook} lead={t.publishLead} onSend={publish}>
      {null}
    </ConfirmDialog>
  );
};

const Remove = ({ book, editor }: Omit<BookBarProps, 'onReload'>) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const params = { book: book.id };
  const withdraw = async () => {
    await ask(staff.withdrawBook, { params });
    notify(t.withdrawn, { type: 'success' });
    await editor.refresh();
  };
  const drop = async () => {
    await ask(staff.dropBook, { params });
    notify(t.dropped, { type: 'success' });
    await navigate('/books', { state: afterDropping });
    await editor.refresh();
  };
  return (
    <>
      {book.version !== null && (
        <ConfirmDialog
          open={t.withdraw}
          of={staff.withdrawBook}
          lead={t.withdrawLead}
          color="error"
          onSend={withdraw}
        >
          {null}
        </ConfirmDialog>
      )}
      {book.versions.length === 0 && (
        <ConfirmDialog
          open={t.drop}
          of={staff.dropBook}
          lead={t.dropLead}
          color="error"
          onSend={drop}
        >
          {null}
        </ConfirmDialog>
      )}
    </>
  );
};

/** What is saved, what is to be mended, and what may be done now; it stays in sight. */
export const BookBar = ({ book, editor, onReload }: BookBarProps) => {
  const { findings, isSaved, isSaving, isMoved, error, save } = editor;
  const count = String(findings.length);
  return (
    <Paper
      variant="outlined"
      sx={{ position: 'sticky', bottom: 0, zIndex: 2, p: 1.5, borderRadius: 2 }}
    >
      <Stack spacing={1}>
        {error && (
          <Alert
            severity="error"
            action={
              isMoved && (
                <Button color="inherit" onClick={onReload}>
                  {t.newest}
                </Button>
              )
            }
          >
            {wordsOfProblem(error)}
          </Alert>
        )}
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Button variant="contained" loading={isSaving} disabled={isSaved} onClick={save}>
            {t.save}
          </Button>
          <Publish book={book} editor={editor} />
          <Remove book={book} editor={editor} />
          <Typography variant="body2" color="text.secondary" role="status">
            {isSaved ? t.allSaved : t.unsaved}.{' '}
            {findings.length > 0 ? t.toMend.replace('{count}', count) : t.nothingToMend}.
          </Typography>
        </Stack>
      </Stack>
    </Paper>
  );
};
