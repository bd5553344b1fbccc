import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask, wordsOfProblem } from '../../../ask.ts';
import { asTime } from '../../../text/format.ts';
import { words } from '../../../text/words.ts';
import { InfoCard } from '../../../ui/info-card.tsx';
import type { Ticket } from '../ticket.ts';

const t = words.teamwork;

const NoteList = ({ notes }: Pick<Ticket, 'notes'>) => (
  <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {notes.map(({ staff_name, text, at }) => (
      <Box
        component="li"
        key={`${at}${staff_name}`}
        sx={{ borderLeft: '3px solid var(--edge)', pl: 1.5 }}
      >
        <Typography variant="caption" color="text.secondary">
          {staff_name} · {asTime(at)}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      </Box>
    ))}
  </Stack>
);

interface NotesProps {
  readonly ticket: Ticket;
  readonly refresh: () => void;
}

/** What colleagues tell each other about a question. */
export const Notes = ({ ticket, refresh }: NotesProps) => {
  const [text, setText] = useState('');
  const adding = useMutation({
    mutationFn: () => ask(staff.noteTicket, { params: { ticket: ticket.id }, body: { text } }),
    onSuccess: () => {
      setText('');
      refresh();
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !adding.isPending) adding.mutate();
  };
  return (
    <InfoCard title={t.notes}>
      <Stack component="form" spacing={1.5} onSubmit={handleSubmit}>
        <Typography variant="body2" color="text.secondary">
          {t.notesLead}
        </Typography>
        {ticket.notes.length > 0 && <NoteList notes={ticket.notes} />}
        <TextField
          size="small"
          label={t.note}
          value={text}
          onChange={({ target }) => setText(target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        {adding.error && <Alert severity="error">{wordsOfProblem(adding.error)}</Alert>}
        <Button
          type="submit"
          variant="outlined"
          size="small"
          disabled={text.trim() === '' || adding.isPending}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t.add}
        </Button>
      </Stack>
    </InfoCard>
  );
};
