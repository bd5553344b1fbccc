import { Typography } from '@mui/material';
import { DataTable, List } from 'react-admin';
import { words } from '../../text/words.ts';
import { EmptyRows } from '../../ui/empty-rows.tsx';

const t = words.templates;

interface Template {
  readonly id: string;
  readonly language: 'id' | 'en';
  readonly text: string;
}

const Column = DataTable.Col<Template>;

/** Ready answers of both languages. */
export const TemplateList = () => (
  <List
    title={words.places.templates}
    sort={{ field: 'title', order: 'ASC' }}
    exporter={false}
    empty={false}
  >
    <DataTable bulkActionButtons={false} rowClick="edit" empty={<EmptyRows text={t.empty} />}>
      <Column source="title" label={t.title} />
      <Column
        label={t.language}
        render={({ language }) => words.tickets.languages[language]}
        disableSort
      />
      <Column
        label={t.text}
        render={({ text }) => (
          <Typography variant="body2" noWrap sx={{ maxWidth: 420 }}>
            {text}
          </Typography>
        )}
        disableSort
      />
    </DataTable>
  </List>
);
