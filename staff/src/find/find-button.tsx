import Search from '@mui/icons-material/Search';
import { Alert, Box, Button, Snackbar } from '@mui/material';
import { useEffect } from 'react';
import { words } from '../text/words.ts';
import { visuallyHidden } from '../ui/visually-hidden.ts';
import { useFindDialog } from './use-find-dialog.ts';

const t = words.find;

const isFindKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;

/** Where the search itself did not arrive: why, and the way to it. */
const NotLoaded = () => (
  <Snackbar open anchorOrigin={{ vertical: 'top', horizontal: 'center' }}>
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => window.location.reload()}>
          {words.lost.again}
        </Button>
      }
    >
      {t.notLoaded}
    </Alert>
  </Snackbar>
);

/** The way to the search: a button of the bar, and Ctrl-K everywhere. */
export const FindButton = () => {
  const { open, close, isFailed, Dialog } = useFindDialog();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isFindKey(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [open]);
  return (
    <>
      <Button
        color="inherit"
        aria-keyshortcuts="Control+K"
        onClick={open}
        sx={{ minWidth: 0, gap: 1 }}
      >
        <Search />
        <Box component="span" sx={{ '@media (max-width: 899.95px)': visuallyHidden }}>
          {t.open}
        </Box>
        <Box
          component="kbd"
          aria-hidden
          sx={{
            display: { xs: 'none', md: 'inline' },
            font: 'inherit',
            fontSize: '0.8em',
            border: '1px solid',
            borderRadius: 1,
            px: 0.75,
          }}
        >
          {t.key}
        </Box>
      </Button>
      {Dialog && <Dialog onClose={close} />}
      {isFailed && <NotLoaded />}
    </>
  );
};
