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
import type { CallShape } from '@nobi/contract';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { wordsOfProblem } from '../ask.ts';
import { words } from '../text/words.ts';
import { useMay } from './use-may.ts';

interface ConfirmDialogProps {
  readonly open: string;
  /** The call behind it; whose roles do not include it is not offered the button. */
  readonly of?: CallShape;
  readonly title?: string;
  readonly lead: string;
  readonly color?: ButtonProps['color'];
  /** False while something is missing that only the caller knows of. */
  readonly isReady?: boolean;
  /** Throws a Problem when it fails; the dialog then stays, with what was typed. */
  readonly onSend: (typed: FormData) => Promise<unknown>;
  readonly children: ReactNode;
}

/** A button, and the dialog behind it that asks before something is done. */
export const ConfirmDialog = ({
  open,
  of,
  title = open,
  lead,
  color,
  isReady = true,
  onSend,
  children,
}: ConfirmDialogProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const id = useId();
  const may = useMay();
  const show = (shown: boolean) => {
    setMessage('');
    setIsOpen(shown);
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setMessage('');
    try {
      await onSend(new FormData(event.currentTarget));
      setIsOpen(false);
    } catch (error) {
      setMessage(wordsOfProblem(error));
    }
    setIsBusy(false);
  };
  if (of && !may(of)) return null;
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
        {/* As high as the dialog, so that what is asked scrolls and the buttons stay. */}
        <Stack
          component="form"
          sx={{ minHeight: 0 }}
          onSubmit={(event: FormEvent<HTMLFormElement>) => void handleSubmit(event)}
        >
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>
            <Stack spacing={2.5}>
              <Typography color="text.secondary">{lead}</Typography>
              {children}
              {message && <Alert severity="error">{message}</Alert>}
            </Stack>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={() => show(false)}>{words.family.cancel}</Button>
            <Button
              type="submit"
              variant="contained"
              color={color ?? 'primary'}
              loading={isBusy}
              disabled={!isReady}
            >
              {open}
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
    </>
  );
};
