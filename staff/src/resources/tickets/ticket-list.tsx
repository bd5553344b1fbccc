import { Chip, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { TicketState } from '@nobi/contract';
import { TopToolbar, useListContext } from 'react-admin';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ConsoleColumn, ConsoleTable } from '../../ui/lists/console-table.tsx';
import { EmptyRows } from '../../ui/lists/empty-rows.tsx';

const t = words.tickets;

interface TicketRow {
  readonly id: string;
  readonly category: keyof typeof t.categories;
  readonly subject: string;
  readonly waiting_since: string;
  readonly is_again: boolean;
  readonly state: TicketState;
}

const Column = ConsoleColumn<TicketRow>;

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

const Subject = ({ subject, is_again, state }: TicketRow) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
    <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{subject}</Typography>
    {is_again && state === 'open' && <Chip size="small" color="warning" label={t.again} />}
  </Stack>
);

/** Questions of families: talks that go on first, then the longest waiting. */
export const TicketList = () => (
  <ConsoleList
    title={words.places.tickets}
    actions={<StateTabs />}
    sort={{ field: 'waiting_since', order: 'ASC' }}
  >
    <ConsoleTable rowClick="show" empty={<EmptyRows text={t.empty} />}>
      <Column
        source="subject"
        label={t.subject}
        disableSort
        render={(ticket) => <Subject {...ticket} />}
      />
      <Column source="display_name" label={t.from} disableSort />
      <Column label={t.category} render={({ category }) => t.categories[category]} />
      <Column
        source="waiting_since"
        label={t.since}
        render={({ waiting_since }) => asTime(waiting_since)}
      />
      <Column source="assigned_to" label={t.taken} disableSort />
    </ConsoleTable>
  </ConsoleList>
);
