import { Typography } from '@mui/material';

import { words } from '../../text/words.ts';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { ConsoleColumn, ConsoleTable } from '../../ui/lists/console-table.tsx';
import { EmptyRows } from '../../ui/lists/empty-rows.tsx';

const t = words.templates;

interface Template {
  readonly id: string;
  readonly language: 'id' | 'en';
  readonly text: string;
}

const Column = ConsoleColumn<Template>;

/** Ready answers of both languages. */
export const TemplateList = () => (
  <ConsoleList title={words.places.templates} sort={{ field: 'title', order: 'ASC' }}>
    <ConsoleTable rowClick="edit" empty={<EmptyRows text={t.empty} />}>
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
    </ConsoleTable>
  </ConsoleList>
);
