import { Alert, Button, MenuItem, Stack, TextField } from '@mui/material';
import { currentLanguage } from '@nobi/client/language';
import { type ReplyOf, staff } from '@nobi/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../ask.ts';
import { choiceIn, textIn } from '../../form-fields.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Facts, InfoCard } from '../../ui/info-card.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { SecondNotice } from '../proposals/second-notice.tsx';
import { RoleFields, rolesIn } from './role-fields.tsx';
import { useDone } from './use-done.ts';

const t = words.colleagues;

type Invitation = ReplyOf<typeof staff.invitations>[number];

/** Mails somebody the way in; whoever works here already renews password and app by it. */
export const Invite = () => {
  const done = useDone();
  const invite = (typed: FormData) =>
    done(
      ask(staff.invite, {
        body: {
          email: textIn(typed, 'email'),
          language: choiceIn(typed, 'language', ['id', 'en']),
          roles: rolesIn(typed),
          reason: textIn(typed, 'reason'),
        },
      }),
    );
  return (
    <ConfirmDialog of={staff.invite} open={t.invite} lead={t.inviteLead} onSend={invite}>
      <SecondNotice of="appointment" />
      <TextField name="email" type="email" label={words.families.email} required />
      <TextField name="language" select label={t.letterIn} defaultValue={currentLanguage()}>
        <MenuItem value="id">{words.family.languages.id}</MenuItem>
        <MenuItem value="en">{words.family.languages.en}</MenuItem>
      </TextField>
      <RoleFields chosen={['support']} />
      <ReasonField />
    </ConfirmDialog>
  );
};

const InvitationActions = ({ id }: { id: string }) => {
  const done = useDone();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (work: () => Promise<object>) => done(work()),
  });
  const params = { invitation: id };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        size="small"
        disabled={isPending}
        onClick={() => mutate(() => ask(staff.resendInvitation, { params }))}
      >
        {t.resend}
      </Button>
      <Button
        size="small"
        color="error"
        disabled={isPending}
        onClick={() => mutate(() => ask(staff.withdrawInvitation, { params }))}
      >
        {t.withdraw}
      </Button>
      {error && <Alert severity="error">{wordsOfProblem(error)}</Alert>}
    </Stack>
  );
};

const stateOf = ({ by, sent_at, expires_at }: Invitation) => {
  const text = Date.parse(expires_at) > Date.now() ? t.invitedBy : t.invitationOver;
  return text
    .replace('{by}', by)
    .replace('{sent}', asTime(sent_at))
    .replace('{until}', asTime(expires_at));
};

/** Who has been invited and has not come yet. */
export const Invitations = () => {
  const { data = [], error } = useQuery({
    queryKey: ['invitations'],
    queryFn: ({ signal }) => ask(staff.invitations, { signal }),
  });
  return (
    <InfoCard title={t.invitations}>
      {error && <Alert severity="error">{wordsOfProblem(error)}</Alert>}
      <Facts
        none={t.noInvitations}
        rows={data.map((row) => ({
          key: row.id,
          first: `${row.email} · ${row.roles.map((role) => t.roleNames[role]).join(', ')}`,
          second: stateOf(row),
          end: <InvitationActions id={row.id} />,
        }))}
      />
    </InfoCard>
  );
};
