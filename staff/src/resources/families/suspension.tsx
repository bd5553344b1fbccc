import { Alert, Box, TextField } from '@mui/material';
import { staff, wordsOf } from '@nobi/contract';
import { ask } from '../../ask.ts';
import { choiceIn, textIn } from '../../form-fields.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { type Family, useAction } from './use-family.ts';

const t = words.family;
const causes = ['sharing', 'fraud', 'abuse'] as const;

/** Closes the account, with words for the family. */
export const SuspendDialog = ({ family }: { family: Family }) => {
  const act = useAction(family.id);
  const suspend = (typed: FormData) =>
    act(
      ask(staff.suspend, {
        params: { family: family.id },
        body: {
          cause: choiceIn(typed, 'cause', causes),
          reason: textIn(typed, 'reason'),
          ...(typed.get('words') && { words: textIn(typed, 'words') }),
        },
      }),
    );
  return (
    <ConfirmDialog
      of={staff.suspend}
      open={t.suspend}
      lead={t.suspendLead}
      color="error"
      onSend={suspend}
    >
      <TextField
        name="cause"
        label={t.cause}
        select
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t.cause } }}
      >
        {causes.map((cause) => (
          <option key={cause} value={cause}>
            {t.causes[cause]}
          </option>
        ))}
      </TextField>
      <TextField
        name="words"
        label={t.own}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <ReasonField />
    </ConfirmDialog>
  );
};

/** That the account is closed, what the family reads, and the way back. */
export const SuspensionNotice = ({ family }: { family: Family }) => {
  const act = useAction(family.id);
  const { suspended } = family;
  if (!suspended) return null;
  const { cause, at, words: own } = suspended;
  const lift = (typed: FormData) =>
    act(
      ask(staff.liftSuspension, {
        params: { family: family.id },
        body: { reason: textIn(typed, 'reason') },
      }),
    );
  return (
    <Alert severity="error">
      <strong>
        {t.isSuspended
          .replace('{time}', asTime(at))
          .replace('{cause}', cause ? t.causes[cause] : '–')}
      </strong>
      {cause && (
        <div>
          {t.theyRead} {wordsOf(`suspended_${cause}`, family.language)} {own}
        </div>
      )}
      <Box sx={{ mt: 1.5 }}>
        <ConfirmDialog of={staff.liftSuspension} open={t.lift} lead={t.liftLead} onSend={lift}>
          <ReasonField />
        </ConfirmDialog>
      </Box>
    </Alert>
  );
};
