import { Card, CardContent, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { Title, useGetIdentity } from 'react-admin';
import { ask } from './ask.ts';
import { words } from './text/words.ts';

const t = words.home;

/** What waits for somebody today. */
export const Home = () => {
  const { identity } = useGetIdentity();
  const tickets = useQuery({
    queryKey: ['tickets', 'open'],
    queryFn: ({ signal }) => ask(staff.tickets, { query: { state: 'open' }, signal }),
  });
  return (
    <Stack spacing={2} sx={{ p: 2, maxWidth: 960 }}>
      <Title title={words.places.home} />
      <Typography variant="h4" component="h1">
        {t.hello.replace('{name}', String(identity?.fullName ?? ''))}
      </Typography>
      <Typography color="text.secondary">{t.lead}</Typography>
      <Card sx={{ maxWidth: 360 }}>
        <CardContent>
          <Typography variant="h6" component="h2">
            {t.tickets}
          </Typography>
          <Typography variant="h4" component="p">
            {tickets.data?.length ?? '…'}
          </Typography>
          {tickets.data?.length === 0 && <Typography>{t.ticketsNone}</Typography>}
        </CardContent>
      </Card>
    </Stack>
  );
};
