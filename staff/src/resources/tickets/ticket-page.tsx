import { Box, Chip, CircularProgress, Link, Paper, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router';
import { ask, wordsOfProblem } from '../../ask.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { AnswerForm } from './answer-form.tsx';
import { FamilyPanel } from './family-panel.tsx';
import { AgeChip } from './teamwork/age-chip.tsx';
import { Notes } from './teamwork/notes.tsx';
import { OwnerField } from './teamwork/owner-field.tsx';
import { useNews } from './teamwork/use-news.ts';
import type { Ticket } from './ticket.ts';
import { TicketActions } from './ticket-actions.tsx';

const t = words.tickets;
const pictureStyle = { display: 'block', maxWidth: '100%', maxHeight: '50vh', borderRadius: 1 };

/** What was said, the family at the left and staff at the right. */
const Conversation = ({ ticket }: { ticket: Ticket }) => (
  <Stack spacing={1.5} component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {ticket.messages.map(({ staff_name, text, picture, at }) => (
      <Paper
        component="li"
        key={`${at}${text.slice(0, 20)}`}
        variant="outlined"
        sx={{
          p: 2,
          maxWidth: '88%',
          alignSelf: staff_name === null ? 'flex-start' : 'flex-end',
          bgcolor: staff_name === null ? 'background.paper' : 'var(--own-tint)',
        }}
      >
        <Typography variant="caption" color="text.secondary">
          {staff_name ?? ticket.display_name} · {asTime(at)}
        </Typography>
        {picture ? (
          <Link href={picture} target="_blank" rel="noopener" sx={{ display: 'block', mt: 1 }}>
            <Box component="img" src={picture} alt={t.picture} sx={pictureStyle} />
          </Link>
        ) : (
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        )}
      </Paper>
    ))}
  </Stack>
);

const Whole = ({ ticket, refresh }: { ticket: Ticket; refresh: () => void }) => (
  <Stack direction={{ xs: 'column', md: 'row' }} spacing={3} sx={{ alignItems: 'flex-start' }}>
    <Stack spacing={2} sx={{ flex: 1, minWidth: 0, width: '100%' }}>
      <Typography variant="h5" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {ticket.subject}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip size="small" label={t.states[ticket.state]} color="primary" />
        <Chip size="small" label={t.categories[ticket.category]} variant="outlined" />
        {ticket.assigned_to && (
          <Chip size="small" label={`${t.taken}: ${ticket.assigned_to}`} variant="outlined" />
        )}
        {ticket.state === 'open' && <AgeChip ticket={ticket} />}
      </Stack>
      <Conversation ticket={ticket} />
      <AnswerForm ticket={ticket} refresh={refresh} />
      <TicketActions ticket={ticket} refresh={refresh} />
    </Stack>
    <Stack spacing={2} sx={{ width: { xs: '100%', md: 300 }, flexShrink: 0 }}>
      <OwnerField ticket={ticket} refresh={refresh} />
      <Notes ticket={ticket} refresh={refresh} />
      <FamilyPanel ticket={ticket} />
    </Stack>
  </Stack>
);

/** Asks for the question again when there is news of it, and says so. */
const useArrivals = (id: string, ticket: Ticket | undefined, refetch: () => void) => {
  const stamp = useNews(id);
  const shown = useRef(ticket?.stamp);
  const again = useRef(refetch);
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    shown.current = ticket?.stamp;
    again.current = refetch;
  });
  useEffect(() => {
    if (stamp === undefined || shown.current === undefined || stamp === shown.current) return;
    setIsNew(true);
    again.current();
  }, [stamp]);
  return isNew;
};

/** One question: what was said, the answer, and the family beside it. */
export const TicketPage = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['ticket', id],
    queryFn: ({ signal }) => ask(staff.ticket, { params: { ticket: id }, signal }),
  });
  const isNew = useArrivals(id, data, () => void refetch());
  return (
    <Box sx={{ p: 2, maxWidth: 1200 }}>
      <Title title={words.places.tickets} />
      <BackLink to="/tickets">{t.back}</BackLink>
      {error && <Typography role="alert">{wordsOfProblem(error)}</Typography>}
      {!data && !error && <CircularProgress />}
      <Typography role="status" sx={visuallyHidden}>
        {isNew && words.teamwork.arrived}
      </Typography>
      {data && <Whole key={data.id} ticket={data} refresh={() => void refetch()} />}
    </Box>
  );
};
