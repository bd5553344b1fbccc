import { Box } from '@mui/material';
import { DataTable, List, TextInput } from 'react-admin';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { EmptyRows } from '../../ui/empty-rows.tsx';

const t = words.audit;

interface Entry {
  readonly id: number;
  readonly at: string;
  readonly did: string;
  readonly before: string | null;
  readonly after: string | null;
}

const Column = DataTable.Col<Entry>;

const deeds: Readonly<Record<string, string>> = t.deeds;

const Change = ({ before, after }: Entry) => (
  <Box component="span" sx={{ fontFamily: 'monospace', fontSize: 13, wordBreak: 'break-word' }}>
    {[before, after].filter(Boolean).join(' → ')}
  </Box>
);

/** What staff did and looked at, newest first; nothing here can be changed. */
export const AuditList = () => (
  <List
    title={words.places.audit}
    filters={[
      <TextInput key="who" source="who" label={t.who} alwaysOn resettable />,
      <TextInput key="did" source="did" label={t.did} />,
      <TextInput key="family" source="family" label={t.family} />,
    ]}
    sort={{ field: 'at', order: 'DESC' }}
    exporter={false}
    empty={false}
  >
    <DataTable bulkActionButtons={false} rowClick={false} empty={<EmptyRows text={t.empty} />}>
      <Column source="at" label={t.at} render={({ at }) => asTime(at)} disableSort />
      <Column source="who" label={t.who} disableSort />
      <Column label={t.did} render={({ did }) => deeds[did] ?? did} />
      <Column source="about" label={t.about} disableSort />
      <Column source="reason" label={t.reason} disableSort />
      <Column label={t.change} render={(entry) => <Change {...entry} />} />
    </DataTable>
  </List>
);
