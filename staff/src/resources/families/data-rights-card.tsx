import { Stack, TextField, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ask } from '../../ask.ts';
import { textIn } from '../../form-fields.ts';
import { saveFile } from '../../save-file.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { InfoCard } from '../../ui/info-card.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { ProposalsHere } from '../proposals/proposals-here.tsx';
import { SecondNotice } from '../proposals/second-notice.tsx';
import { type Family, useAction } from './use-family.ts';

const t = words.family;

const asJson = (content: unknown) =>
  new Blob([JSON.stringify(content, undefined, 2)], { type: 'application/json' });

/** A copy of everything, or the end of it. */
export const DataRightsCard = ({ family }: { family: Family }) => {
  const act = useAction(family.id);
  const notify = useNotify();
  const queries = useQueryClient();
  const params = { family: family.id };
  const handleExport = async (typed: FormData) => {
    const request = { params, body: { reason: textIn(typed, 'reason') } };
    const { family: theirs, staff_only } = await ask(staff.exportFamily, request);
    saveFile({ name: `nobi-${family.id}.json`, blob: asJson(theirs) });
    saveFile({ name: `nobi-${family.id}-staff-only.json`, blob: asJson(staff_only) });
    await act(Promise.resolve());
  };
  const handleErase = async (typed: FormData) => {
    const body = { email: textIn(typed, 'email'), reason: textIn(typed, 'reason') };
    await ask(staff.eraseFamily, { params, body });
    await queries.invalidateQueries({ queryKey: ['proposals'] });
    notify(words.proposals.waits, { type: 'info' });
  };
  return (
    <InfoCard title={t.leaving}>
      <Stack spacing={2}>
        <Typography color="text.secondary">{t.leavingLead}</Typography>
        <Stack direction="row" spacing={1}>
          <ConfirmDialog
            of={staff.exportFamily}
            open={t.export}
            lead={t.exportLead}
            onSend={handleExport}
          >
            <ReasonField />
          </ConfirmDialog>
          <ConfirmDialog
            of={staff.eraseFamily}
            open={t.erase}
            title={t.eraseTitle}
            lead={t.eraseLead}
            color="error"
            onSend={handleErase}
          >
            <SecondNotice of="erasure" />
            <TextField
              name="email"
              type="email"
              label={t.typeEmail.replace('{email}', family.email)}
              autoComplete="off"
              required
            />
            <ReasonField />
          </ConfirmDialog>
        </Stack>
        <ProposalsHere about={({ family_id }) => family_id === family.id} />
      </Stack>
    </InfoCard>
  );
};
