import UploadFile from '@mui/icons-material/UploadFile';
import { Button, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { bookAddress, levels } from './book.ts';
import { SelectField } from './editor/select-field.tsx';

const t = words.books;
/** Milliseconds: a book's pictures are drawn one after the other. */
const importWithin = 60_000;

interface EpubChooserProps {
  readonly file: File | undefined;
  readonly onChoose: (file: File | undefined) => void;
}

const EpubChooser = ({ file, onChoose }: EpubChooserProps) => {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Button
        variant="outlined"
        startIcon={<UploadFile />}
        sx={{ flexShrink: 0 }}
        onClick={() => chooser.current?.click()}
      >
        {t.chooseEpub}
      </Button>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {file?.name ?? t.noEpub}
      </Typography>
      <input
        ref={chooser}
        type="file"
        accept=".epub,application/epub+zip"
        aria-label={t.chooseEpub}
        onChange={({ target }) => onChoose(target.files?.[0])}
        hidden
      />
    </Stack>
  );
};

/** Makes a draft from an EPUB on one of the five shelves. */
export const ImportBook = () => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [level, setLevel] = useState('3');
  const [file, setFile] = useState<File>();
  const send = async () => {
    const body = new FormData();
    body.append('level', level);
    if (file) body.append('epub', file);
    const { book } = await ask(staff.importBook, { body, timeout: importWithin });
    await queries.invalidateQueries({ queryKey: ['books'] });
    await navigate(bookAddress(book));
  };
  return (
    <ConfirmDialog
      open={t.importBook}
      of={staff.importBook}
      lead={t.importLead}
      isReady={file !== undefined}
      onSend={send}
    >
      <EpubChooser file={file} onChoose={setFile} />
      <SelectField
        label={t.level}
        value={level}
        options={levels.map((each) => [String(each), t.levels[each - 1] ?? ''])}
        onChoose={setLevel}
      />
    </ConfirmDialog>
  );
};
