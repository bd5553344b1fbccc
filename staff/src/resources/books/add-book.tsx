import { TextField } from '@mui/material';
import { staff } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { bookAddress, levels } from './book.ts';
import { SelectField } from './editor/select-field.tsx';

const t = words.books;

/** Begins a book on one of the five shelves. */
export const AddBook = () => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [level, setLevel] = useState('2');
  const add = async (typed: FormData) => {
    const { book } = await ask(staff.addBook, {
      body: {
        title_id: String(typed.get('title_id')),
        title_en: String(typed.get('title_en')),
        level: Number(level),
      },
    });
    await queries.invalidateQueries({ queryKey: ['books'] });
    await navigate(bookAddress(book));
  };
  const slotProps = { htmlInput: { maxLength: 80 } };
  return (
    <ConfirmDialog open={t.add} of={staff.addBook} lead={t.addLead} onSend={add}>
      <TextField name="title_id" label={t.titleId} slotProps={slotProps} required autoFocus />
      <TextField name="title_en" label={t.titleEn} slotProps={slotProps} required />
      <SelectField
        label={t.level}
        value={level}
        options={levels.map((each) => [String(each), t.levels[each - 1] ?? ''])}
        onChoose={setLevel}
      />
    </ConfirmDialog>
  );
};
