import { Chip } from '@mui/material';
import { SelectInput } from 'react-admin';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ConsoleColumn, ConsoleTable } from '../../ui/lists/console-table.tsx';
import { EmptyRows } from '../../ui/lists/empty-rows.tsx';
import { topicOf } from './safety-case.ts';

const t = words.safety;

interface Case {
  readonly id: string;
  readonly topic: string;
  readonly opened_at: string;
  readonly due_at: string;
  readonly is_late: boolean;
  readonly steps_done: number;
  readonly owner: string | null;
}

const Column = ConsoleColumn<Case>;

/** Cases of children who told something that belongs to people; the oldest first. */
export const SafetyList = () => (
  <ConsoleList
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
    <ConsoleTable rowClick="show" empty={<EmptyRows text={t.empty} />}>
      <Column source="id" label={t.number} disableSort />
      <Column label={t.topic} render={({ topic }) => topicOf(topic)} />
      <Column source="opened_at" label={t.opened} render={({ opened_at }) => asTime(opened_at)} />
      <Column
        label={t.due}
        render={({ due_at, is_late }) => (
          <Chip size="small" color={is_late ? 'error' : 'default'} label={asTime(due_at)} />
        )}
      />
      <Column label={t.owner} render={({ owner }) => owner ?? t.nobody} />
      <Column label={t.steps} render={({ steps_done }) => `${steps_done} / 5`} />
    </ConsoleTable>
  </ConsoleList>
);
