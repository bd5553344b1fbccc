import Search from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { words } from '../text/words.ts';
import { visuallyHidden } from '../ui/visually-hidden.ts';

const t = words.find;

const FindDialog = lazy(async () => ({
  default: (await import('./find-dialog.tsx')).FindDialog,
}));

const isFindKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;

/** The way to the search: a button of the bar, and Ctrl-K everywhere. */
export const FindButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isFindKey(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      <Button
        color="inherit"
        aria-keyshortcuts="Control+K"
        onClick={() => setIsOpen(true)}
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
      {isOpen && (
        <Suspense>
          <FindDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
