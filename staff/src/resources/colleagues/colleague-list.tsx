import { Chip, Stack, TextField, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { TopToolbar, useNotify, useRefresh } from 'react-admin';
import { ask } from '../../ask.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { DeskList } from '../../ui/desk-list.tsx';
import { DeskColumn, DeskTable } from '../../ui/desk-table.tsx';
import { EmptyRows } from '../../ui/empty-rows.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { OwnSessions } from './own-sessions.tsx';

const t = words.colleagues;

interface Colleague {
  readonly id: string;
  readonly display_name: string;
  readonly has_second_factor: boolean;
  readonly seen_at: string | null;
  readonly is_you: boolean;
}

const Column = DeskColumn<Colleague>;

const useDone = () => {
  const refresh = useRefresh();
  const notify = useNotify();
  return async (work: Promise<unknown>) => {
    await work;
    refresh();
    notify(words.family.done, { type: 'success' });
  };
};

const Appoint = () => {
  const done = useDone();
  const appoint = (typed: FormData) =>
    done(ask(staff.appoint, { body: { email: typed.get('email'), reason: typed.get('reason') } }));
  return (
    <TopToolbar>
      <AskDialog open={t.appoint} lead={t.appointLead} onSend={appoint}>
        <TextField name="email" type="email" label={words.families.email} required />
        <ReasonField />
      </AskDialog>
    </TopToolbar>
  );
};

const Deeds = ({ id, display_name, has_second_factor, is_you }: Colleague) => {
  const done = useDone();
  if (is_you) return <Chip size="small" label={t.you} />;
  const change =
    (shape: typeof staff.dismiss | typeof staff.resetSecondFactor) => (typed: FormData) =>
      done(ask(shape, { params: { colleague: id }, body: { reason: typed.get('reason') } }));
  return (
    <Stack direction="row" spacing={1}>
      {has_second_factor && (
        <AskDialog
          open={t.reset}
          lead={t.resetLead.replace('{name}', display_name)}
          onSend={change(staff.resetSecondFactor)}
        >
          <ReasonField />
        </AskDialog>
      )}
      <AskDialog
        open={t.dismiss}
        lead={t.dismissLead.replace('{name}', display_name)}
        color="error"
        onSend={change(staff.dismiss)}
      >
        <ReasonField />
      </AskDialog>
    </Stack>
  );
};

/** Who runs the product, and where one is signed in oneself. */
export const ColleagueList = () => (
  <Stack spacing={2} sx={{ maxWidth: { xs: 'calc(100vw - 16px)', md: 'none' } }}>
    <Typography variant="h4" component="h1" sx={{ pt: 2 }}>
      {t.title}
    </Typography>
    <DeskList
      title={t.title}
      actions={<Appoint />}
      sort={{ field: 'email', order: 'ASC' }}
      sx={{ '& .RaList-content': { minHeight: { xs: 420, sm: 240 } } }}
    >
      <DeskTable rowClick={false} empty={<EmptyRows text={t.empty} />}>
        <Column source="display_name" label={words.families.name} disableSort />
        <Column source="email" label={words.families.email} />
        <Column
          label={t.factor}
          render={({ has_second_factor }) => (has_second_factor ? t.has : t.hasNot)}
        />
        <Column label={t.seen} render={({ seen_at }) => (seen_at ? asTime(seen_at) : '–')} />
        <Column label={words.audit.change} render={(colleague) => <Deeds {...colleague} />} />
      </DeskTable>
    </DeskList>
    <OwnSessions />
  </Stack>
);
