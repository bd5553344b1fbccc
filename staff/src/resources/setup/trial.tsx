import { Alert, Button, Stack } from '@mui/material';
import type { staff } from '@nobi/contract';
import { wordsOfProblem } from '../../ask.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { type Setup, useTrial } from './use-setup.ts';

const t = words.setup;

interface TrialProps {
  readonly call: typeof staff.trySetupMail | typeof staff.trySetupPayments;
  readonly label: string;
  /** With `{at}`. */
  readonly worked: string;
  readonly tried: Setup['mail']['tried'];
}

/** A button that really tries, and what came of the last time. */
export const Trial = ({ call, label, worked, tried }: TrialProps) => {
  const { mutate, isPending, error } = useTrial(call);
  const at = tried && asTime(tried.at);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
        {isPending ? words.loading : label}
      </Button>
      {error && <Alert severity="error">{wordsOfProblem(error)}</Alert>}
      {!error && tried && at && (
        <Alert severity={tried.trouble ? 'warning' : 'success'}>
          {tried.trouble
            ? `${t.troubles[tried.trouble]} ${t.failedAt.replace('{at}', at)}`
            : worked.replace('{at}', at)}
        </Alert>
      )}
    </Stack>
  );
};
