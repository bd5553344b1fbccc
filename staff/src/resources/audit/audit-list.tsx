import { SelectInput, TextInput } from 'react-admin';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { DeskList } from '../../ui/desk-list.tsx';
import { DeskColumn, DeskTable } from '../../ui/desk-table.tsx';
import { EmptyRows } from '../../ui/empty-rows.tsx';
import { Change } from './change.tsx';

const t = words.audit;

interface Entry {
  readonly id: number;
  readonly at: string;
  readonly did: string;
  readonly before: string | null;
  readonly after: string | null;
}

const Column = DeskColumn<Entry>;

const deeds: Readonly<Record<string, string>> = t.deeds;
const choices = Object.entries(deeds).map(([id, name]) => ({ id, name }));

/** What staff did and looked at, newest first; nothing here can be changed. */
export const AuditList = () => (
  <DeskList
    title={words.places.audit}
    filters={[
      <TextInput key="who" source="who" label={t.who} alwaysOn resettable />,
      <SelectInput key="did" source="did" label={t.did} choices={choices} alwaysOn />,
      <TextInput key="family" source="family" label={t.family} alwaysOn resettable />,
    ]}
    sort={{ field: 'at', order: 'DESC' }}
  >
    <DeskTable rowClick={false} empty={<EmptyRows text={t.empty} />}>
      <Column source="at" label={t.at} render={({ at }) => asTime(at)} disableSort />
      <Column source="who" label={t.who} disableSort />
      <Column label={t.did} render={({ did }) => deeds[did] ?? did} />
      <Column source="about" label={t.about} disableSort />
      <Column source="reason" label={t.reason} disableSort />
      <Column
        label={t.change}
        render={(entry) => (entry.before ?? entry.after) && <Change {...entry} />}
      />
    </DeskTable>
  </DeskList>
);
