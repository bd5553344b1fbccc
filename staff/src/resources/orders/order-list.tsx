import { Chip } from '@mui/material';
import type { OrderState } from '@nobi/contract';
import { BooleanInput, DataTable, List, SelectInput } from 'react-admin';
import { asRupiah, asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { EmptyRows } from '../../ui/empty-rows.tsx';

const t = words.orders;

interface Order {
  readonly id: string;
  readonly amount: number;
  readonly state: OrderState;
  readonly created_at: string;
}

const Column = DataTable.Col<Order>;
const choices = Object.entries(t.states).map(([id, name]) => ({ id, name }));

/** Orders, newest first. */
export const OrderList = () => (
  <List
    title={words.places.orders}
    filters={[
      <SelectInput key="state" source="state" label={t.state} choices={choices} alwaysOn />,
      <BooleanInput
        key="flagged"
        source="flagged"
        label={t.flagged}
        format={(value) => value === 'true'}
        parse={(value) => (value ? 'true' : '')}
        alwaysOn
      />,
    ]}
    sort={{ field: 'created_at', order: 'DESC' }}
    exporter={false}
    empty={false}
  >
    <DataTable bulkActionButtons={false} rowClick="show" empty={<EmptyRows text={t.empty} />}>
      <Column source="created_at" label={t.when} render={({ created_at }) => asTime(created_at)} />
      <Column source="display_name" label={t.family} disableSort />
      <Column label={t.amount} render={({ amount }) => asRupiah(amount)} />
      <Column source="gateway" label={t.gateway} disableSort />
      <Column
        label={t.state}
        render={({ state }) => <Chip size="small" label={t.states[state]} />}
      />
      <Column source="flag" label={t.flag} disableSort />
      <Column source="id" label={t.number} disableSort />
    </DataTable>
  </List>
);
