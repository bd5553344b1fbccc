import { Chip } from '@mui/material';
import { SelectInput } from 'react-admin';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { DeskList } from '../../ui/desk-list.tsx';
import { DeskColumn, DeskTable } from '../../ui/desk-table.tsx';
import { EmptyRows } from '../../ui/empty-rows.tsx';

const t = words.safety;

const topics: Readonly<Record<string, string>> = t.topics;
export const topicOf = (topic: string) => topics[topic] ?? topic;

interface Case {
  readonly id: string;
  readonly topic: string;
  readonly opened_at: string;
  readonly due_at: string;
  readonly is_late: boolean;
  readonly steps_done: number;
}

const Column = DeskColumn<Case>;

/** Cases of children who told something that belongs to people; the oldest first. */
export const SafetyList = () => (
  <DeskList
    title={words.places.safety}
    filters={[
      <SelectInput
        key="state"
        source="state"
        label={t.state}
        emptyText={t.states.open}
        emptyValue={undefined}
        choices={[{ id: 'closed', name: t.states.closed }]}
        alwaysOn
      />,
    ]}
    sort={{ field: 'opened_at', order: 'ASC' }}
  >
    <DeskTable rowClick="show" empty={<EmptyRows text={t.empty} />}>
      <Column source="id" label={t.number} disableSort />
      <Column label={t.topic} render={({ topic }) => topicOf(topic)} />
      <Column source="opened_at" label={t.opened} render={({ opened_at }) => asTime(opened_at)} />
      <Column
        label={t.due}
        render={({ due_at, is_late }) => (
          <Chip size="small" color={is_late ? 'error' : 'default'} label={asTime(due_at)} />
        )}
      />
      <Column label={t.steps} render={({ steps_done }) => `${steps_done} / 5`} />
    </DeskTable>
  </DeskList>
);
