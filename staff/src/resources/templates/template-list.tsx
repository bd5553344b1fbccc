import { Typography } from '@mui/material';

import { words } from '../../text/words.ts';
import { DeskList } from '../../ui/desk-list.tsx';
import { DeskColumn, DeskTable } from '../../ui/desk-table.tsx';
import { EmptyRows } from '../../ui/empty-rows.tsx';

const t = words.templates;

interface Template {
  readonly id: string;
  readonly language: 'id' | 'en';
  readonly text: string;
}

const Column = DeskColumn<Template>;

/** Ready answers of both languages. */
export const TemplateList = () => (
  <DeskList title={words.places.templates} sort={{ field: 'title', order: 'ASC' }}>
    <DeskTable rowClick="edit" empty={<EmptyRows text={t.empty} />}>
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
    </DeskTable>
  </DeskList>
);
