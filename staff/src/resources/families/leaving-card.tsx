import { Stack, TextField, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ask } from '../../ask.ts';
import { saveFile } from '../../save-file.ts';
import { words } from '../../text/words.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { InfoCard } from '../../ui/info-card.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { type Family, useDeed } from './use-family.ts';

const t = words.family;

const asJson = (content: unknown) =>
  new Blob([JSON.stringify(content, undefined, 2)], { type: 'application/json' });

/** A copy of everything, or the end of it. */
export const LeavingCard = ({ family }: { family: Family }) => {
  const deed = useDeed(family.id);
  const notify = useNotify();
  const navigate = useNavigate();
  const params = { family: family.id };
  const handleExport = async (typed: FormData) => {
    const given = { params, body: { reason: typed.get('reason') } };
    const { family: theirs, staff_only } = await ask(staff.exportFamily, given);
    saveFile({ name: `nobi-${family.id}.json`, blob: asJson(theirs) });
    saveFile({ name: `nobi-${family.id}-staff-only.json`, blob: asJson(staff_only) });
    await deed(Promise.resolve());
  };
  const handleErase = async (typed: FormData) => {
    const body = { email: typed.get('email'), reason: typed.get('reason') };
    const { identity } = await ask(staff.eraseFamily, { params, body });
    notify(identity === 'removed' ? t.erased : t.erasedElsewhere, {
      type: identity === 'removed' ? 'success' : 'warning',
    });
    await navigate('/families');
  };
  return (
    <InfoCard title={t.leaving}>
      <Stack spacing={2}>
        <Typography color="text.secondary">{t.leavingLead}</Typography>
        <Stack direction="row" spacing={1}>
          <AskDialog open={t.export} lead={t.exportLead} onSend={handleExport}>
            <ReasonField />
          </AskDialog>
          <AskDialog
            open={t.erase}
            title={t.eraseTitle}
            lead={t.eraseLead}
            color="error"
            onSend={handleErase}
          >
            <TextField
              name="email"
              type="email"
              label={t.typeEmail.replace('{email}', family.email)}
              autoComplete="off"
              required
            />
            <ReasonField />
          </AskDialog>
        </Stack>
      </Stack>
    </InfoCard>
  );
};
