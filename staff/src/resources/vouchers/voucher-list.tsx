import { Chip, Stack } from '@mui/material';
import { type ReplyOf, staff } from '@nobi/contract';
import { TopToolbar, useNotify, useRefresh } from 'react-admin';
import { ask, askFile } from '../../ask.ts';
import { textIn } from '../../form-fields.ts';
import { saveFile } from '../../save-file.ts';
import { asDay, asRupiah, asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ConsoleColumn, ConsoleTable } from '../../ui/lists/console-table.tsx';
import { EmptyRows } from '../../ui/lists/empty-rows.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { MakeVouchers } from './make-vouchers.tsx';

const t = words.vouchers;

type Batch = ReplyOf<typeof staff.vouchers>['rows'][number];
const Column = ConsoleColumn<Batch>;

const planOf = ({ plan, months }: Batch) =>
  t.planMonths.replace('{plan}', words.families[plan]).replace('{months}', String(months));

const makersOf = ({ made_by, approved_by }: Batch) =>
  approved_by === null
    ? made_by
    : t.byTwo.replace('{who}', made_by).replace('{second}', approved_by);

/** Its codes, once; and the end of those that nobody has used. */
const BatchActions = ({ id, state }: Batch) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const params = { batch: id };
  const take = async () => {
    saveFile(await askFile(staff.takeVoucherCodes, { params }));
    notify(t.made, { type: 'success' });
    refresh();
  };
  const revoke = async (typed: FormData) => {
    const body = { reason: textIn(typed, 'reason') };
    const { used } = await ask(staff.revokeVouchers, { params, body });
    notify(t.revoked.replace('{used}', String(used)), { type: 'success' });
    refresh();
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {state === 'made' && (
        <ConfirmDialog of={staff.takeVoucherCodes} open={t.take} lead={t.takeLead} onSend={take}>
          {null}
        </ConfirmDialog>
      )}
      {state !== 'revoked' && state !== 'over' && (
        <ConfirmDialog
          of={staff.revokeVouchers}
          open={t.revoke}
          lead={t.revokeLead}
          color="error"
          onSend={revoke}
        >
          <ReasonField />
        </ConfirmDialog>
      )}
    </Stack>
  );
};

const Toolbar = () => (
  <TopToolbar>
    <MakeVouchers />
  </TopToolbar>
);

/** Batches of voucher codes, the newest first. */
export const VoucherList = () => (
  <ConsoleList
    title={words.places.vouchers}
    actions={<Toolbar />}
    sort={{ field: 'made_at', order: 'DESC' }}
  >
    <ConsoleTable rowClick={false} empty={<EmptyRows text={t.empty} />}>
      <Column source="made_at" label={t.madeAt} render={({ made_at }) => asTime(made_at)} />
      <Column label={t.what} render={planOf} />
      <Column label={t.used} render={({ used }) => used} align="right" />
      <Column label={t.unused} render={({ size, used }) => size - used} align="right" />
      <Column label={t.worth} render={({ worth }) => asRupiah(worth)} align="right" />
      <Column label={t.lastDay} render={({ last_day }) => asDay(last_day)} />
      <Column source="note" label={t.note} disableSort />
      <Column label={t.by} render={makersOf} />
      <Column
        label={t.state}
        render={({ state }) => (
          <Chip
            size="small"
            color={state === 'live' ? 'success' : 'default'}
            label={t.states[state]}
          />
        )}
      />
      <Column label={t.actions} render={(batch) => <BatchActions {...batch} />} />
    </ConsoleTable>
  </ConsoleList>
);
