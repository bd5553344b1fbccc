import type { OrderState, Plan } from '@nobi/contract';
import { asRupiah, asTime } from '../../text/format.ts';
import { flagOf } from '../../text/mismatch-labels.ts';
import { words } from '../../text/words.ts';
import { Code } from '../../ui/description-list.tsx';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ConsoleColumn, ConsoleTable } from '../../ui/lists/console-table.tsx';
import { EmptyRows } from '../../ui/lists/empty-rows.tsx';
import { OrderToolbar, orderFilters } from './order-filters.tsx';
import { StateChip } from './state-chip.tsx';

const t = words.orders;
const gateways: Readonly<Record<string, string>> = t.gateways;

interface OrderRow {
  readonly id: string;
  readonly plan: Plan;
  readonly amount: number;
  readonly gateway: string;
  readonly state: OrderState;
  readonly flag: string | null;
  readonly created_at: string;
}

const Column = ConsoleColumn<OrderRow>;

/** Orders, newest first. */
export const OrderList = () => (
  <ConsoleList
    title={words.places.orders}
    filters={orderFilters}
    actions={<OrderToolbar />}
    sort={{ field: 'created_at', order: 'DESC' }}
  >
    <ConsoleTable views="orders" rowClick="show" empty={<EmptyRows text={t.empty} />}>
      <Column source="created_at" label={t.when} render={({ created_at }) => asTime(created_at)} />
      <Column source="display_name" label={t.family} disableSort />
      <Column
        source="plan"
        disableSort
        label={t.plan}
        render={({ plan }) => words.families[plan]}
      />
      <Column
        source="amount"
        label={t.amount}
        render={({ amount }) => asRupiah(amount)}
        align="right"
        sx={{ whiteSpace: 'nowrap' }}
        disableSort
      />
      <Column
        source="state"
        disableSort
        label={t.state}
        render={({ state }) => <StateChip state={state} />}
      />
      <Column
        source="gateway"
        disableSort
        label={t.gateway}
        render={({ gateway }) => gateways[gateway] ?? gateway}
      />
      <Column source="flag" disableSort label={t.flag} render={({ flag }) => flagOf(flag)} />
      <Column
        source="id"
        label={t.number}
        render={({ id }) => <Code>{id}</Code>}
        sx={{ minWidth: { md: 130 } }}
        disableSort
      />
    </ConsoleTable>
  </ConsoleList>
);
