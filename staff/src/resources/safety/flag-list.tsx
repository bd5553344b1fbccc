import { SelectInput } from 'react-admin';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { DeskList } from '../../ui/desk-list.tsx';
import { DeskColumn, DeskTable } from '../../ui/desk-table.tsx';
import { EmptyRows } from '../../ui/empty-rows.tsx';
import { topicOf } from './safety-list.tsx';

const t = words.safety;

interface Flag {
  readonly id: string;
  readonly at: string;
  readonly severity: keyof typeof t.severities;
  readonly topic: string;
  readonly is_seen: boolean;
  readonly is_told: boolean;
}

const Column = DeskColumn<Flag>;
const severities = ['high', 'medium', 'low'] as const;

/** What Nobi told the adults of, without a name and without a word. */
export const FlagList = () => (
  <DeskList
    title={words.places.flags}
    filters={[
      <SelectInput
        key="severity"
        source="severity"
        label={t.severity}
        choices={severities.map((id) => ({ id, name: t.severities[id] }))}
        alwaysOn
      />,
    ]}
    sort={{ field: 'at', order: 'DESC' }}
  >
    <DeskTable rowClick={false} empty={<EmptyRows text={t.noFlags} />}>
      <Column source="at" label={t.opened} render={({ at }) => asTime(at)} />
      <Column label={t.severity} render={({ severity }) => t.severities[severity]} />
      <Column label={t.topic} render={({ topic }) => topicOf(topic)} />
      <Column label={t.told} render={({ is_told }) => (is_told ? t.yes : t.no)} />
      <Column label={t.seen} render={({ is_seen }) => (is_seen ? t.yes : t.no)} />
    </DeskTable>
  </DeskList>
);
