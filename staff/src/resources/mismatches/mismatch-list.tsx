import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { ReplyOf, staff } from '@nobi/contract';
import { TopToolbar, useListContext } from 'react-admin';
import { asAge, asTime } from '../../text/format.ts';
import { endOf, sentenceOf, titleOf } from '../../text/mismatch-labels.ts';
import { words } from '../../text/words.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ConsoleColumn, ConsoleTable } from '../../ui/lists/console-table.tsx';
import { EmptyRows } from '../../ui/lists/empty-rows.tsx';

const t = words.mismatches;
const gateways: Readonly<Record<string, string>> = words.orders.gateways;

type Mismatch = ReplyOf<typeof staff.mismatches>['rows'][number];
const Column = ConsoleColumn<Mismatch>;
const states = ['open', 'done'] as const;
/** On a phone what happened and since when is enough; the rest stands on its page. */
const onWideScreens = { display: { xs: 'none', md: 'table-cell' } };

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
    <ConsoleTable
      views="mismatches"
      rowClick="show"
      empty={<EmptyRows text={isDone ? t.emptyDone : t.empty} />}
    >
      <Column
        source="what"
        disableSort
        label={t.what}
        render={(mismatch) => <What mismatch={mismatch} />}
      />
      <Column source="display_name" label={t.family} disableSort sx={onWideScreens} />
      <Column
        source="gateway"
        disableSort
        label={t.gateway}
        render={({ gateway }) => gateways[gateway] ?? gateway}
        sx={onWideScreens}
      />
      {isDone ? (
        <Column source="ended" disableSort label={t.ended} render={endedOf} />
      ) : (
        <Column
          source="opened_at"
          label={t.since}
          render={({ opened_at }) => asAge(opened_at)}
          sx={{ whiteSpace: 'nowrap' }}
        />
      )}
    </ConsoleTable>
  );
};

/** Everything about money that needs a person, the longest waiting first. */
export const MismatchList = () => (
  <ConsoleList
    title={words.places.mismatches}
    actions={<StateTabs />}
    sort={{ field: 'opened_at', order: 'ASC' }}
  >
    <Rows />
  </ConsoleList>
);
