import { Alert, Button, MenuItem, Stack, TextField } from '@mui/material';
import { Problem, staff } from '@nobi/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { ask, wordsOfProblem } from '../../ask.ts';
import { words } from '../../text/words.ts';
import type { Ticket } from './ticket.ts';

const t = words.tickets;

/** Ready answers in the family's language first. */
const useTemplates = (language: 'id' | 'en') => {
  const { data } = useQuery({
    queryKey: ['templates', 'all'],
    queryFn: ({ signal }) => ask(staff.templates, { query: { per_page: 100 }, signal }),
  });
  const rows = data?.rows ?? [];
  return [
    ...rows.filter((row) => row.language === language),
    ...rows.filter((row) => row.language !== language),
  ];
};

interface Props {
  readonly ticket: Ticket;
  readonly refresh: () => void;
}

const messageOf = (error: unknown) =>
  error instanceof Problem && error.code === 'conflict' ? t.changed : wordsOfProblem(error);

/** Writing an answer. What was typed stays until it is sent, also when a colleague was faster. */
export const AnswerForm = ({ ticket, refresh }: Props) => {
  const [text, setText] = useState('');
  const templates = useTemplates(ticket.family.language);
  const notify = useNotify();
  const redirect = useRedirect();
  const sending = useMutation({
    mutationFn: (next: 'answered' | 'waiting') =>
      ask(staff.answer, {
        params: { ticket: ticket.id },
        body: { response: text, seen: ticket.seen, next },
      }),
    onSuccess: () => {
      notify(t.sent, { type: 'success' });
      redirect('list', 'tickets');
    },
    onError: refresh,
  });
  const fill = (id: string) => {
    const chosen = templates.find((row) => row.id === id);
    if (chosen) setText(chosen.text.replaceAll('{name}', ticket.display_name));
  };
  const isReady = text.trim() !== '' && !sending.isPending;
  return (
    <Stack spacing={1.5}>
      <TextField
        select
        size="small"
        label={t.template}
        value=""
        onChange={({ target }) => fill(target.value)}
      >
        {templates.map(({ id, title, language }) => (
          <MenuItem key={id} value={id}>
            {title} ({t.languages[language]})
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t.yourAnswer}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={5}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      {sending.error && <Alert severity="warning">{messageOf(sending.error)}</Alert>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={!isReady} onClick={() => sending.mutate('answered')}>
          {t.send}
        </Button>
        <Button variant="outlined" disabled={!isReady} onClick={() => sending.mutate('waiting')}>
          {t.sendAsk}
        </Button>
      </Stack>
    </Stack>
  );
};
