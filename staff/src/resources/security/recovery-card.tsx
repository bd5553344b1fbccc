import { Alert, Button, Stack, Typography } from '@mui/material';
import { type ReplyOf, staff } from '@nobi/contract';
import { useState } from 'react';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { InfoCard } from '../../ui/info-card.tsx';
import { useChanged } from './use-factors.ts';

const t = words.security;
const few = 3;

type Factors = ReplyOf<typeof staff.ownFactors>;

/** Shown until one leaves the page. */
const NewCodes = ({ codes }: { codes: readonly string[] }) => (
  <Alert
    severity="success"
    action={
      <Button onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}>
        {words.signIn.copy}
      </Button>
    }
  >
    <Typography sx={{ fontWeight: 700 }}>{t.renewed}</Typography>
    <Typography>{t.renewedLead}</Typography>
    <Stack component="ul" sx={{ m: 0, mt: 1, pl: 2, fontFamily: 'monospace' }}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Stack>
  </Alert>
);

/** How many recovery codes are left, and new ones. */
export const RecoveryCard = ({ recovery_codes_left: left }: Factors) => {
  const changed = useChanged();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const renew = () =>
    changed(ask(staff.renewRecoveryCodes).then((reply) => setCodes(reply.recovery_codes)));
  const text = (left > few ? t.recoveryLeft : t.recoveryFew).replace('{count}', String(left));
  return (
    <InfoCard
      title={t.recovery}
      action={
        <ConfirmDialog open={t.renew} lead={t.renewLead} onSend={renew}>
          {null}
        </ConfirmDialog>
      }
    >
      <Stack spacing={2}>
        <Typography color="text.secondary">{text}</Typography>
        {codes.length > 0 && <NewCodes codes={codes} />}
      </Stack>
    </InfoCard>
  );
};
