import { Chip, Stack, Typography } from '@mui/material';
import { type StaffRole, staff } from '@nobi/contract';
import { useState } from 'react';
import { TopToolbar } from 'react-admin';
import { ask } from '../../ask.ts';
import { textIn } from '../../form-fields.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ConsoleColumn, ConsoleTable } from '../../ui/lists/console-table.tsx';
import { EmptyRows } from '../../ui/lists/empty-rows.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { ProposalsHere } from '../proposals/proposals-here.tsx';
import { SecondNotice } from '../proposals/second-notice.tsx';
import { Invitations, Invite } from './invitations.tsx';
import { RoleFields, rolesIn } from './role-fields.tsx';
import { useDone } from './use-done.ts';

const t = words.colleagues;

interface Colleague {
  readonly id: string;
  readonly display_name: string;
  readonly roles: readonly StaffRole[];
  readonly has_second_factor: boolean;
  readonly seen_at: string | null;
  readonly is_you: boolean;
}

const Column = ConsoleColumn<Colleague>;

const ColleagueActions = ({ id, display_name, has_second_factor, is_you, roles }: Colleague) => {
  const done = useDone();
  if (is_you) return <Chip size="small" label={t.you} />;
  const change =
    (shape: typeof staff.dismiss | typeof staff.resetSecondFactor) => (typed: FormData) =>
      done(ask(shape, { params: { colleague: id }, body: { reason: textIn(typed, 'reason') } }));
  return (
    <Stack direction="row" spacing={1}>
      <ConfirmDialog
        open={t.changeRoles}
        lead={t.changeRolesLead.replace('{name}', display_name)}
        onSend={(typed) =>
          done(
            ask(staff.changeRoles, {
              params: { colleague: id },
              body: { roles: rolesIn(typed), reason: textIn(typed, 'reason') },
            }),
          )
        }
      >
        <SecondNotice of="appointment" />
        <RoleFields chosen={roles} />
        <ReasonField />
      </ConfirmDialog>
      {has_second_factor && (
        <ConfirmDialog
          open={t.reset}
          lead={t.resetLead.replace('{name}', display_name)}
          onSend={change(staff.resetSecondFactor)}
        >
          <ReasonField />
        </ConfirmDialog>
      )}
      <ConfirmDialog
        open={t.dismiss}
        lead={t.dismissLead.replace('{name}', display_name)}
        color="error"
        onSend={change(staff.dismiss)}
      >
        <ReasonField />
      </ConfirmDialog>
    </Stack>
  );
};

/** Who runs the product. */
export const ColleagueList = () => {
  const [isSettled, setIsSettled] = useState(false);
  return (
    <Stack spacing={2} sx={{ maxWidth: { xs: 'calc(100vw - 16px)', md: 'none' } }}>
      <Typography variant="h4" component="h1" sx={{ pt: 2 }}>
        {t.title}
      </Typography>
      <ConsoleList
        title={t.title}
        actions={
          <TopToolbar>
            <Invite />
          </TopToolbar>
        }
        sort={{ field: 'email', order: 'ASC' }}
        queryOptions={{ onSettled: () => setIsSettled(true) }}
        sx={{ '& .RaList-content': { minHeight: { xs: 420, sm: 240 } } }}
      >
        <ConsoleTable rowClick={false} empty={<EmptyRows text={t.empty} />}>
          <Column source="display_name" label={words.families.name} disableSort />
          <Column source="email" label={words.families.email} />
          <Column
            label={t.roles}
            render={({ roles }) => roles.map((role) => t.roleNames[role]).join(', ')}
          />
          <Column
            label={t.factor}
            render={({ has_second_factor }) => (has_second_factor ? t.has : t.hasNot)}
          />
          <Column label={t.seen} render={({ seen_at }) => (seen_at ? asTime(seen_at) : '–')} />
          <Column
            label={words.audit.change}
            render={(colleague) => <ColleagueActions {...colleague} />}
          />
        </ConsoleTable>
      </ConsoleList>
      {/* Once the list has its height, so that these are not moved by it. */}
      {isSettled && (
        <ProposalsHere about={({ kind }) => kind === 'appointment' || kind === 'roles'} />
      )}
      {isSettled && <Invitations />}
    </Stack>
  );
};
