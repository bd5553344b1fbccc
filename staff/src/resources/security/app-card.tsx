import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { type ReplyOf, staff } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../ask.ts';
import { textIn } from '../../form-fields.ts';
import { QrSquare } from '../../sign-in/qr-square.tsx';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { InfoCard } from '../../ui/info-card.tsx';
import { useChanged } from './use-factors.ts';

const t = words.security;

type Factors = ReplyOf<typeof staff.ownFactors>;

/** What the new app is given; asked for when the dialog opens, and forgotten with it. */
const NewApp = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['new-app'],
    queryFn: () => ask(staff.beginApp),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error)
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => void refetch()}>{words.lost.again}</Button>}
      >
        {wordsOfProblem(error)}
      </Alert>
    );
  if (!data) return <Typography role="status">{words.loading}</Typography>;
  return (
    <>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <QrSquare text={data.uri} label={t.appAdd} />
        <span>{words.signIn.byHand}</span>
        <code style={{ overflowWrap: 'anywhere' }}>{data.secret}</code>
      </Stack>
      <input type="hidden" name="ticket" value={data.ticket} />
      <TextField name="code" label={words.signIn.code} required autoComplete="one-time-code" />
    </>
  );
};

/** One's own authenticator app. */
export const AppCard = ({ has_app }: Factors) => {
  const changed = useChanged();
  const add = (typed: FormData) => {
    const body = { ticket: textIn(typed, 'ticket'), code: textIn(typed, 'code') };
    return changed(ask(staff.addApp, { body }));
  };
  return (
    <InfoCard title={t.app}>
      <Stack spacing={2}>
        <Typography color="text.secondary">{has_app ? t.appHas : t.appHasNot}</Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <ConfirmDialog open={has_app ? t.appReplace : t.appAdd} lead={t.appLead} onSend={add}>
            <NewApp />
          </ConfirmDialog>
          {has_app && (
            <ConfirmDialog
              open={t.appRemove}
              lead={t.appRemoveLead}
              color="error"
              onSend={() => changed(ask(staff.removeApp))}
            >
              {null}
            </ConfirmDialog>
          )}
        </Stack>
      </Stack>
    </InfoCard>
  );
};
