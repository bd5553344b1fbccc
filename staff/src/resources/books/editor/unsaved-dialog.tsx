import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { type Location, useBlocker } from 'react-router';
import { words } from '../../../text/words.ts';

const t = words.books.leaving;

/** Goes with whoever leaves a book that is no more: nothing of it is left to be saved. */
export const afterDropping = { isDropped: true };

const isDropped = ({ state }: Location) => Object(state).isDropped === true;

/** Asks whoever goes elsewhere in the console with words that are not saved. */
export const UnsavedDialog = ({ isSaved }: { readonly isSaved: boolean }) => {
  const id = useId();
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSaved && currentLocation.pathname !== nextLocation.pathname && !isDropped(nextLocation),
  );
  return (
    <Dialog open={state === 'blocked'} onClose={() => reset?.()} aria-labelledby={id}>
      <DialogTitle id={id}>{t.title}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary">{t.lead}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="error" onClick={() => proceed?.()}>
          {t.leave}
        </Button>
        <Button variant="contained" autoFocus onClick={() => reset?.()}>
          {t.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
