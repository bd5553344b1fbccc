import { Chip, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { TicketState } from '@nobi/contract';
import { TopToolbar, useListContext } from 'react-admin';
import { words } from '../../text/words.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ConsoleColumn, ConsoleTable } from '../../ui/lists/console-table.tsx';
import { EmptyRows } from '../../ui/lists/empty-rows.tsx';
import { AgeChip } from './teamwork/age-chip.tsx';
import { ListNews } from './teamwork/list-news.tsx';
import { TicketBulk } from './teamwork/ticket-bulk.tsx';

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
    <TopToolbar
      sx={{ justifyContent: 'flex-start', width: '100%', gap: 2, flexWrap: 'wrap', mb: 1.5 }}
    >
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
      <ListNews />
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
    <ConsoleTable
      views="tickets"
      rowClick="show"
      empty={<EmptyRows text={t.empty} />}
      bulk={<TicketBulk />}
    >
      <Column
        source="subject"
        label={t.subject}
        disableSort
        render={(ticket) => <Subject {...ticket} />}
      />
      <Column source="display_name" label={t.from} disableSort />
      <Column
        source="category"
        disableSort
        label={t.category}
        render={({ category }) => t.categories[category]}
      />
      <Column
        source="waiting_since"
        label={words.teamwork.waits}
        render={(ticket) => <AgeChip ticket={ticket} isShort />}
      />
      <Column source="assigned_to" label={t.taken} disableSort />
    </ConsoleTable>
  </ConsoleList>
);
