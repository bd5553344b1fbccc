import { Card, CardActionArea, CardContent, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { Title, useGetIdentity } from 'react-admin';
import { Link } from 'react-router';
import { ask } from './ask.ts';
import { words } from './text/words.ts';

const t = words.home;

interface Page {
  readonly rows: readonly unknown[];
  readonly has_next: boolean;
}

/** How many rows a first page holds, and whether there are more. */
const countOf = (page: Page | undefined) =>
  page ? `${page.rows.length}${page.has_next ? '+' : ''}` : '…';

interface WaitingProps {
  readonly to: string;
  readonly title: string;
  readonly page: Page | undefined;
  readonly none: string;
}

const Waiting = ({ to, title, page, none }: WaitingProps) => (
  <Card sx={{ width: 300 }}>
    <CardActionArea component={Link} to={to}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        <Typography variant="h4" component="p">
          {countOf(page)}
        </Typography>
        {/* Its place is kept, so that nothing moves when the count arrives. */}
        <Typography sx={{ minHeight: '3em' }}>{page?.rows.length === 0 ? none : ''}</Typography>
      </CardContent>
    </CardActionArea>
  </Card>
);

const waitingPackages = `/packages?filter=${encodeURIComponent('{"state":"waiting"}')}`;

/** What waits for somebody today. */
export const Home = () => {
  const { identity } = useGetIdentity();
  const tickets = useQuery({
    queryKey: ['tickets', 'open'],
    queryFn: ({ signal }) => ask(staff.tickets, { query: { state: 'open' }, signal }),
  });
  const cases = useQuery({
    queryKey: ['safety', 'open'],
    queryFn: ({ signal }) => ask(staff.safetyCases, { signal }),
  });
  const mismatches = useQuery({
    queryKey: ['mismatches', 'open'],
    queryFn: ({ signal }) => ask(staff.mismatches, { signal }),
  });
  const packages = useQuery({
    queryKey: ['packages', 'waiting'],
    queryFn: ({ signal }) => ask(staff.packages, { query: { state: 'waiting' }, signal }),
  });
  return (
    <Stack spacing={2} sx={{ p: 2, maxWidth: 1000 }}>
      <Title title={words.places.home} />
      <Typography variant="h4" component="h1" sx={{ minHeight: { xs: '2.5em', sm: '1.25em' } }}>
        {t.hello.replace('{name}', String(identity?.fullName ?? ''))}
      </Typography>
      <Typography color="text.secondary">{t.lead}</Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Waiting to="/tickets" title={t.tickets} page={tickets.data} none={t.ticketsNone} />
        <Waiting to="/safety" title={t.safety} page={cases.data} none={words.safety.empty} />
        <Waiting
          to="/mismatches"
          title={words.places.mismatches}
          page={mismatches.data}
          none={words.mismatches.empty}
        />
        <Waiting
          to={waitingPackages}
          title={t.packages}
          page={packages.data}
          none={t.packagesNone}
        />
      </Stack>
    </Stack>
  );
};
