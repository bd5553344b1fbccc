import { Card, CardActionArea, CardContent, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { Title, useGetIdentity } from 'react-admin';
import { Link } from 'react-router';
import { ask } from './ask.ts';
import { SecondPerson } from './resources/proposals/second-person.tsx';
import { words } from './text/words.ts';
import { useMay } from './ui/use-may.ts';

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
  /** What is worst about it. */
  readonly alarm?: string | undefined;
}

const Waiting = ({ to, title, page, none, alarm }: WaitingProps) => (
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
        <Typography sx={{ minHeight: '3em' }} color={alarm && 'error'}>
          {page?.rows.length === 0 ? none : alarm}
        </Typography>
      </CardContent>
    </CardActionArea>
  </Card>
);

const lateOf = (page: { readonly rows: readonly { is_late: boolean }[] } | undefined) => {
  const count = page?.rows.filter(({ is_late }) => is_late).length ?? 0;
  return count > 0 ? words.safety.late.replace('{count}', String(count)) : undefined;
};

const alarmOf = (page: { readonly rows: readonly { reason: string }[] } | undefined) => {
  const alarming = page?.rows.filter(({ reason }) => reason === 'scary' || reason === 'unkind');
  return alarming && alarming.length > 0
    ? words.contentReports.alarm.replace('{count}', String(alarming.length))
    : undefined;
};

const waitingPackages = `/packages?filter=${encodeURIComponent('{"state":"waiting"}')}`;

/** What waits for somebody today. */
export const Home = () => {
  const { identity } = useGetIdentity();
  const may = useMay();
  const tickets = useQuery({
    queryKey: ['tickets', 'open'],
    enabled: may(staff.tickets),
    queryFn: ({ signal }) => ask(staff.tickets, { query: { state: 'open' }, signal }),
  });
  const cases = useQuery({
    queryKey: ['safety', 'open'],
    enabled: may(staff.safetyCases),
    queryFn: ({ signal }) => ask(staff.safetyCases, { signal }),
  });
  const mismatches = useQuery({
    queryKey: ['mismatches', 'open'],
    enabled: may(staff.mismatches),
    queryFn: ({ signal }) => ask(staff.mismatches, { signal }),
  });
  const reports = useQuery({
    queryKey: ['content-reports', 'open'],
    enabled: may(staff.contentReports),
    queryFn: ({ signal }) => ask(staff.contentReports, { signal }),
  });
  const packages = useQuery({
    queryKey: ['packages', 'waiting'],
    enabled: may(staff.packages),
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
        {may(staff.tickets) && (
          <Waiting to="/tickets" title={t.tickets} page={tickets.data} none={t.ticketsNone} />
        )}
        {may(staff.safetyCases) && (
          <Waiting
            to="/safety"
            title={t.safety}
            page={cases.data}
            none={words.safety.empty}
            alarm={lateOf(cases.data)}
          />
        )}
        {may(staff.mismatches) && (
          <Waiting
            to="/mismatches"
            title={words.places.mismatches}
            page={mismatches.data}
            none={words.mismatches.empty}
          />
        )}
        {may(staff.contentReports) && (
          <Waiting
            to="/content-reports"
            title={t.contentReports}
            page={reports.data}
            none={words.contentReports.empty}
            alarm={alarmOf(reports.data)}
          />
        )}
        {may(staff.packages) && (
          <Waiting
            to={waitingPackages}
            title={t.packages}
            page={packages.data}
            none={t.packagesNone}
          />
        )}
      </Stack>
      <SecondPerson />
    </Stack>
  );
};
