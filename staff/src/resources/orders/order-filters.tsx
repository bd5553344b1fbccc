import {
  BooleanInput,
  DateInput,
  FilterButton,
  NumberInput,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { words } from '../../text/words.ts';
import { OrdersExport } from './orders-export.tsx';

const t = words.orders;
const choicesOf = (named: Readonly<Record<string, string>>) =>
  Object.entries(named).map(([id, name]) => ({ id, name }));

/** What orders are found by; all of it stands in the address. */
export const orderFilters = [
  <SearchInput key="search" source="search" placeholder={t.search} alwaysOn sx={{ width: 290 }} />,
  <SelectInput
    key="state"
    source="state"
    label={t.state}
    choices={choicesOf(t.states)}
    emptyText={t.any}
    alwaysOn
  />,
  <BooleanInput
    key="flagged"
    source="flagged"
    label={t.flagged}
    format={(value) => value === 'true'}
    parse={(value) => (value ? 'true' : '')}
    alwaysOn
  />,
  <DateInput key="from" source="from" label={t.from} />,
  <DateInput key="to" source="to" label={t.to} />,
  <SelectInput
    key="gateway"
    source="gateway"
    label={t.gateway}
    choices={choicesOf(t.gateways)}
    emptyText={t.any}
  />,
  <NumberInput key="amount" source="amount" label={t.amount} min={1} step={1} />,
];

export const OrderToolbar = () => (
  <TopToolbar>
    <FilterButton />
    <OrdersExport />
  </TopToolbar>
);
