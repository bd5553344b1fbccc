import { Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { type BookDraft, bookDraft } from '@nobi/kit/manifest';
import { useNotify } from 'react-admin';
import { ask, wordsOfProblem } from '../../ask.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import type { Book } from './book.ts';

const t = words.books;

interface VersionsProps {
  readonly book: Book;
  readonly onGoOn: (draft: BookDraft) => void;
}

/** What was published, the newest first; the form can go on from each. */
export const Versions = ({ book, onGoOn }: VersionsProps) => {
  const notify = useNotify();
  const goOn = async (version: string) => {
    try {
      const { draft } = await ask(staff.bookVersion, { params: { book: book.id, version } });
      onGoOn(bookDraft.parse(draft));
      notify(t.wentOn.replace('{version}', version), { type: 'info' });
    } catch (error) {
      notify(wordsOfProblem(error), { type: 'error' });
    }
  };
  return (
    <Stack component="section" aria-label={t.versions} spacing={1}>
      <Typography variant="h6" component="h2">
        {t.versions}
      </Typography>
      {book.versions.length === 0 && <Typography color="text.secondary">{t.noVersions}</Typography>}
      {book.versions.map(({ version, state, written_by, published_by, published_at }) => (
        <Paper key={version} variant="outlined" sx={{ p: 1.5 }}>
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ flexWrap: 'wrap', alignItems: 'center' }}
          >
            <Typography sx={{ fontWeight: 800 }}>
              {t.version.replace('{version}', String(version))}
            </Typography>
            <Chip
              size="small"
              color={state === 'published' ? 'success' : 'default'}
              label={t.states[state]}
            />
            <Button size="small" onClick={() => void goOn(String(version))}>
              {t.goOn}
            </Button>
          </Stack>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {t.history
              .replace('{writer}', written_by)
              .replace('{publisher}', published_by)
              .replace('{when}', asTime(published_at))}
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
};
