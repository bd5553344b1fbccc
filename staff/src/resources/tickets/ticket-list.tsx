import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { TicketState } from '@nobi/contract';
import { DataTable, List, TopToolbar, useListContext } from 'react-admin';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { EmptyRows } from '../../ui/empty-rows.tsx';

const t = words.tickets;

interface Ticket {
  readonly id: string;
  readonly category: keyof typeof t.categories;
  readonly waiting_since: string;
}

const Column = DataTable.Col<Ticket>;

const states: readonly TicketState[] = ['open', 'waiting', 'answered', 'closed'];

/** Which questions are shown; the choice stands in the address. */
const StateTabs = () => {
  const { filterValues, setFilters } = useListContext();
  return (
    <TopToolbar sx={{ justifyContent: 'flex-start', width: '100%', gap: 2, flexWrap: 'wrap' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        sx={{ flexWrap: 'wrap' }}
        value={filterValues.state ?? 'open'}
        onChange={(_event, state: TicketState | null) =>
          state && setFilters({ ...filterValues, state })
        }
      >
        {states.map((state) => (
          <ToggleButton key={state} value={state}>
            {t.states[state]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButton
        size="small"
        value="mine"
        selected={filterValues.mine === 'true'}
        onChange={() =>
          setFilters({ ...filterValues, mine: filterValues.mine === 'true' ? undefined : 'true' })
        }
      >
        {t.mine}
      </ToggleButton>
    </TopToolbar>
  );
};

/** Questions of families, the longest waiting first. */
export const TicketList = () => (
  <List
    title={words.places.tickets}
    actions={<StateTabs />}
    sort={{ field: 'waiting_since', order: 'ASC' }}
    exporter={false}
    empty={false}
  >
    <DataTable bulkActionButtons={false} rowClick="show" empty={<EmptyRows text={t.empty} />}>
      <Column source="subject" label={t.subject} disableSort />
      <Column source="display_name" label={t.from} disableSort />
      <Column label={t.category} render={({ category }) => t.categories[category]} />
      <Column
        source="waiting_since"
        label={t.since}
        render={({ waiting_since }) => asTime(waiting_since)}
      />
      <Column source="assigned_to" label={t.taken} disableSort />
    </DataTable>
  </List>
);
