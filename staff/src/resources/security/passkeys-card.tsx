import { Alert, Stack, TextField, Typography } from '@mui/material';
import { Problem, type ReplyOf, staff } from '@nobi/contract';
import { ask } from '../../ask.ts';
import { textIn } from '../../form-fields.ts';
import { canUsePasskeys, createPasskey } from '../../sign-in/passkeys.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Facts, InfoCard } from '../../ui/info-card.tsx';
import { useChanged } from './use-factors.ts';

const t = words.security;

type Factors = ReplyOf<typeof staff.ownFactors>;
type Passkey = Factors['passkeys'][number];

const AddPasskey = () => {
  const changed = useChanged();
  const add = async (typed: FormData) => {
    const registration = await createPasskey(await ask(staff.beginPasskey));
    // The dialog stays, with the name that was typed.
    if (!registration) throw new Problem('staff_passkey_refused', { sentence: t.cancelled });
    const body = { name: textIn(typed, 'name'), registration };
    await changed(ask(staff.addPasskey, { body }));
  };
  return (
    <ConfirmDialog open={t.add} lead={t.addLead} onSend={add}>
      <TextField
        name="name"
        label={t.name}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </ConfirmDialog>
  );
};

const RemovePasskey = ({ id, name }: Passkey) => {
  const changed = useChanged();
  return (
    <ConfirmDialog
      open={t.remove}
      title={name}
      lead={t.removeLead.replace('{name}', name)}
      color="error"
      onSend={() => changed(ask(staff.removePasskey, { params: { passkey: id } }))}
    >
      {null}
    </ConfirmDialog>
  );
};

const stateOf = ({ added_at, used_at, made_at }: Passkey, here: string | null) => {
  const times = (used_at ? t.added : t.addedNeverUsed)
    .replace('{added}', asTime(added_at))
    .replace('{used}', used_at ? asTime(used_at) : '');
  return made_at === here ? times : `${t.elsewhere.replace('{host}', made_at)} ${times}`;
};

/** One's own passkeys, by the names that one gave them. */
export const PasskeysCard = ({ passkeys, passkeys_at: here }: Factors) => {
  const isHere = here !== null;
  const canAdd = isHere && canUsePasskeys();
  return (
    <InfoCard title={t.passkeys} action={canAdd && <AddPasskey />}>
      <Stack spacing={2}>
        <Typography color="text.secondary">{t.passkeysLead}</Typography>
        {!canAdd && <Alert severity="info">{isHere ? t.unknown : t.nowhere}</Alert>}
        <Facts
          none={t.noPasskeys}
          rows={passkeys.map((passkey) => ({
            key: passkey.id,
            first: passkey.name,
            second: stateOf(passkey, here),
            end: <RemovePasskey {...passkey} />,
          }))}
        />
      </Stack>
    </InfoCard>
  );
};
