import { Card, CardActionArea, CardContent, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { Title, useGetIdentity } from 'react-admin';
import { Link } from 'react-router';
import { ask } from './ask.ts';
import { words } from './text/words.ts';

const t = words.home;

/** How many rows a first page holds, and whether there are more. */
const countOf = (page: { rows: readonly unknown[]; has_next: boolean } | undefined) =>
  page ? `${page.rows.length}${page.has_next ? '+' : ''}` : '…';

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
        <CardActionArea component={Link} to="/tickets">
          <CardContent>
            <Typography variant="h6" component="h2">
              {t.tickets}
            </Typography>
            <Typography variant="h4" component="p">
              {countOf(tickets.data)}
            </Typography>
            {tickets.data?.rows.length === 0 && <Typography>{t.ticketsNone}</Typography>}
          </CardContent>
        </CardActionArea>
      </Card>
    </Stack>
  );
};
