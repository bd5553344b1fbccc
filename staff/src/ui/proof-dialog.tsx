import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { staff, staffSession } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { ask, wordsOfProblem } from '../ask.ts';
import { proofRequest } from '../proof-request.ts';
import { canUsePasskeys, signWithPasskey } from '../sign-in/passkeys.ts';
import { words } from '../text/words.ts';

const t = words.proof;

const byCode = async (code: string) => {
  await ask(staffSession.proveSession, { body: { code } });
  return true;
};

const byPasskey = async () => {
  const assertion = await signWithPasskey(await ask(staff.beginPasskeyProof));
  if (!assertion) return false;
  await ask(staff.proveByPasskey, { body: { assertion } });
  return true;
};

/** Whether a passkey of theirs can prove them here; no until that is known. */
const useHasPasskey = () => {
  const { data } = useQuery({
    queryKey: ['own-factors'],
    queryFn: ({ signal }) => ask(staff.ownFactors, { signal }),
  });
  return canUsePasskeys() && data?.passkeys.some(({ made_at }) => made_at === data.passkeys_at);
};

const CodeForm = ({ titleId }: { titleId: string }) => {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const hasPasskey = useHasPasskey();
  /** `prove` answers whether the person did it, or changed their mind. */
  const settleBy = async (prove: () => Promise<boolean>) => {
    if (isBusy) return;
    setIsBusy(true);
    setMessage('');
    try {
      if (await prove()) proofRequest.settle(true);
    } catch (error) {
      setMessage(wordsOfProblem(error));
    }
    setIsBusy(false);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    void settleBy(() => byCode(code));
  };
  return (
    <Stack component="form" sx={{ minHeight: 0 }} onSubmit={handleSubmit}>
      <DialogTitle id={titleId}>{t.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography color="text.secondary">{t.lead}</Typography>
          {hasPasskey && (
            <Button variant="outlined" disabled={isBusy} onClick={() => void settleBy(byPasskey)}>
              {words.signIn.usePasskey}
            </Button>
          )}
          <TextField name="code" label={t.code} autoComplete="one-time-code" required autoFocus />
          {message && <Alert severity="error">{message}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={() => proofRequest.settle(false)}>{words.family.cancel}</Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t.confirm}
        </Button>
      </DialogActions>
    </Stack>
  );
};

/** Asks for the second factor, over whatever form is open; that form waits as it is. */
export const ProofDialog = () => {
  const isOpen = useSyncExternalStore(proofRequest.subscribe, proofRequest.isOpen);
  const titleId = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={() => proofRequest.settle(false)}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <CodeForm titleId={titleId} />
    </Dialog>
  );
};
