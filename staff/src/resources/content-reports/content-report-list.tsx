import { Chip } from '@mui/material';
import { contentReportReasons, type ReplyOf, reportedKinds, type staff } from '@nobi/contract';
import { SelectInput } from 'react-admin';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ConsoleColumn, ConsoleTable } from '../../ui/lists/console-table.tsx';
import { EmptyRows } from '../../ui/lists/empty-rows.tsx';
import { placeOf } from './content-report.ts';

const t = words.contentReports;

type Row = ReplyOf<typeof staff.contentReports>['rows'][number];
const Column = ConsoleColumn<Row>;

const filters = [
  <SelectInput
    key="state"
    source="state"
    label={t.state}
    emptyText={t.states.open}
    emptyValue={undefined}
    choices={[{ id: 'closed', name: t.states.closed }]}
    alwaysOn
  />,
  <SelectInput
    key="kind"
    source="kind"
    label={t.kind}
    choices={reportedKinds.map((id) => ({ id, name: t.kinds[id] }))}
    alwaysOn
  />,
  <SelectInput
    key="reason"
    source="reason"
    label={t.reason}
    choices={contentReportReasons.map((id) => ({ id, name: t.reasons[id] }))}
    alwaysOn
  />,
];

/** What frightens or hurts stands out. */
const Reason = ({ reason }: Pick<Row, 'reason'>) => (
  <Chip
    size="small"
    color={reason === 'scary' || reason === 'unkind' ? 'error' : 'default'}
    label={t.reasons[reason]}
  />
);

/** What children and adults say is wrong with content, the oldest first. */
export const ContentReportList = () => (
  <ConsoleList
    title={words.places['content-reports']}
    filters={filters}
    sort={{ field: 'created_at', order: 'ASC' }}
  >
    <ConsoleTable rowClick="show" empty={<EmptyRows text={t.empty} />}>
      <Column label={t.kind} render={({ kind }) => t.kinds[kind]} />
      <Column label={t.place} render={placeOf} />
      <Column label={t.reason} render={(row) => <Reason {...row} />} />
      <Column label={t.alike} render={({ alike }) => (alike > 1 ? alike : '')} />
      <Column label={t.words} render={({ has_words }) => (has_words ? t.yes : '')} />
      <Column source="created_at" label={t.at} render={({ created_at }) => asTime(created_at)} />
      <Column label={t.owner} render={({ owner }) => owner ?? t.nobody} />
    </ConsoleTable>
  </ConsoleList>
);
