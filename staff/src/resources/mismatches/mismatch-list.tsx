import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { ReplyOf, staff } from '@nobi/contract';
import { TopToolbar, useListContext } from 'react-admin';
import { asAge, asTime } from '../../text/format.ts';
import { endOf, sentenceOf, titleOf } from '../../text/mismatch-words.ts';
import { words } from '../../text/words.ts';
import { DeskList } from '../../ui/desk-list.tsx';
import { DeskColumn, DeskTable } from '../../ui/desk-table.tsx';
import { EmptyRows } from '../../ui/empty-rows.tsx';

const t = words.mismatches;
const gateways: Readonly<Record<string, string>> = words.orders.gateways;

type Mismatch = ReplyOf<typeof staff.mismatches>['rows'][number];
const Column = DeskColumn<Mismatch>;
const states = ['open', 'done'] as const;
/** On a phone what happened and since when is enough; the rest stands on its page. */
const fromDesk = { display: { xs: 'none', md: 'table-cell' } };

/** What waits and what was ended; the choice stands in the address. */
const StateTabs = () => {
  const { filterValues, setFilters } = useListContext();
  return (
    <TopToolbar sx={{ justifyContent: 'flex-start', width: '100%', minHeight: 56 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={filterValues.state ?? 'open'}
        onChange={(_event, state: string | null) => state && setFilters({ ...filterValues, state })}
      >
        {states.map((state) => (
          <ToggleButton key={state} value={state}>
            {t.states[state]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </TopToolbar>
  );
};

const What = ({ mismatch }: { mismatch: Mismatch }) => (
  <div>
    <Typography sx={{ fontWeight: 700 }}>{titleOf(mismatch)}</Typography>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {sentenceOf(mismatch)}
    </Typography>
  </div>
);

const endedOf = ({ resolution, resolved_at, resolved_by }: Mismatch) =>
  resolution && resolved_at ? `${endOf({ resolution, resolved_by })} · ${asTime(resolved_at)}` : '';

const Rows = () => {
  const { filterValues } = useListContext();
  const isDone = filterValues.state === 'done';
  return (
    <DeskTable rowClick="show" empty={<EmptyRows text={isDone ? t.emptyDone : t.empty} />}>
      <Column label={t.what} render={(mismatch) => <What mismatch={mismatch} />} />
      <Column source="display_name" label={t.family} disableSort sx={fromDesk} />
      <Column
        label={t.gateway}
        render={({ gateway }) => gateways[gateway] ?? gateway}
        sx={fromDesk}
      />
      {isDone ? (
        <Column label={t.ended} render={endedOf} />
      ) : (
        <Column
          source="opened_at"
          label={t.since}
          render={({ opened_at }) => asAge(opened_at)}
          sx={{ whiteSpace: 'nowrap' }}
        />
      )}
    </DeskTable>
  );
};

/** Everything about money that needs a person, the longest waiting first. */
export const MismatchList = () => (
  <DeskList
    title={words.places.mismatches}
    actions={<StateTabs />}
    sort={{ field: 'opened_at', order: 'ASC' }}
  >
    <Rows />
  </DeskList>
);
