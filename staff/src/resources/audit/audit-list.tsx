import { Link } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ConsoleColumn, ConsoleTable } from '../../ui/lists/console-table.tsx';
import { EmptyRows } from '../../ui/lists/empty-rows.tsx';
import { Change } from './change.tsx';

const t = words.audit;

interface Entry {
  readonly id: number;
  readonly at: string;
  readonly did: string;
  readonly family: string | null;
  readonly family_name: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

const Column = ConsoleColumn<Entry>;

const actionNames: Readonly<Record<string, string>> = t.deeds;
const choices = Object.entries(actionNames).map(([id, name]) => ({ id, name }));

const FamilyLink = ({ family, family_name }: Entry) =>
  family_name === null ? (
    t.erased
  ) : (
    <Link component={RouterLink} to={`/families/${family}/show`}>
      {family_name}
    </Link>
  );

/** What staff did and looked at, newest first; nothing here can be changed. */
export const AuditList = () => (
  <ConsoleList
    title={words.places.audit}
    filters={[
      <TextInput key="who" source="who" label={t.who} alwaysOn resettable />,
      <SelectInput key="did" source="did" label={t.did} choices={choices} alwaysOn />,
      <TextInput key="family" source="family" label={t.family} alwaysOn resettable />,
    ]}
    sort={{ field: 'at', order: 'DESC' }}
  >
    <ConsoleTable views="audit" rowClick={false} empty={<EmptyRows text={t.empty} />}>
      <Column source="at" label={t.at} render={({ at }) => asTime(at)} disableSort />
      <Column source="who" label={t.who} disableSort />
      <Column
        source="did"
        disableSort
        label={t.did}
        render={({ did }) => actionNames[did] ?? did}
      />
      <Column source="about" label={t.about} disableSort />
      <Column
        source="family"
        disableSort
        label={t.familyName}
        render={(entry) => entry.family !== null && <FamilyLink {...entry} />}
      />
      <Column source="reason" label={t.reason} disableSort />
      <Column
        source="change"
        disableSort
        label={t.change}
        render={(entry) => (entry.before ?? entry.after) && <Change {...entry} />}
      />
    </ConsoleTable>
  </ConsoleList>
);
