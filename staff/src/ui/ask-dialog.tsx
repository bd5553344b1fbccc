import {
  Alert,
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { wordsOfProblem } from '../ask.ts';
import { words } from '../text/words.ts';

interface AskDialogProps {
  readonly open: string;
  readonly title?: string;
  readonly lead: string;
  readonly color?: ButtonProps['color'];
  /** Throws a Problem when it fails; the dialog then stays, with what was typed. */
  readonly onSend: (typed: FormData) => Promise<unknown>;
  readonly children: ReactNode;
}

/** A button, and the dialog behind it that asks before something is done. */
export const AskDialog = ({
  open,
  title = open,
  lead,
  color,
  onSend,
  children,
}: AskDialogProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const id = useId();
  const show = (shown: boolean) => {
    setSaid('');
    setIsOpen(shown);
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setSaid('');
    try {
      await onSend(new FormData(event.currentTarget));
      setIsOpen(false);
    } catch (error) {
      setSaid(wordsOfProblem(error));
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button variant="outlined" size="small" color={color ?? 'primary'} onClick={() => show(true)}>
        {open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => show(false)}
        aria-labelledby={id}
        fullWidth
        maxWidth="sm"
      >
        <form onSubmit={(event) => void handleSubmit(event)}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>
            <Stack spacing={2.5}>
              <Typography color="text.secondary">{lead}</Typography>
              {children}
              {said && <Alert severity="error">{said}</Alert>}
            </Stack>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={() => show(false)}>{words.family.cancel}</Button>
            <Button type="submit" variant="contained" color={color ?? 'primary'} loading={isBusy}>
              {open}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
};
