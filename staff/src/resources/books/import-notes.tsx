import { Alert, Typography } from '@mui/material';
import { words } from '../../text/words.ts';
import type { Book } from './book.ts';

const t = words.books;

/** What an imported book's file says of its rights, and what of it did not come along. */
export const ImportNotes = ({ imported }: Pick<Book, 'imported'>) => {
  if (!imported) return null;
  const { rights, left_out_pages, left_out_pictures } = imported;
  const line = { variant: 'body2', sx: { overflowWrap: 'anywhere' } } as const;
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <Typography {...line}>{t.imported}</Typography>
      <Typography {...line}>
        {rights === '' ? t.rightsUnsaid : t.rightsSaid.replace('{rights}', () => rights)}
      </Typography>
      {left_out_pages > 0 && (
        <Typography {...line}>{t.pagesLeft.replace('{count}', String(left_out_pages))}</Typography>
      )}
      {left_out_pictures.length > 0 && (
        <Typography {...line}>
          {t.picturesLeft.replace('{names}', () => left_out_pictures.join(', '))}
        </Typography>
      )}
    </Alert>
  );
};
