import { Alert, Box, Button, Chip, Link, Paper, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { ask, wordsOfProblem } from '../../ask.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { useMay } from '../../ui/use-may.ts';
import { CloseReport } from './close-report.tsx';
import { type ContentReport, placeOf } from './content-report.ts';

const t = words.contentReports;

interface Props {
  readonly report: ContentReport;
  readonly refresh: () => void;
}

const Quote = ({ label, text }: { label: string; text: string }) => (
  <Paper variant="outlined" sx={{ p: 1.5 }}>
    <Typography variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
  </Paper>
);

/** In whose hands a report is, and how to take it. */
const Owner = ({ report, refresh }: Props) => {
  const taking = useMutation({
    mutationFn: () =>
      ask(staff.takeContentReport, {
        params: { report: report.id },
        body: { is_mine: !report.is_mine },
      }),
    onSuccess: refresh,
  });
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography>
        {t.owner}: <strong>{report.owner ?? t.nobody}</strong>
      </Typography>
      {report.state === 'open' && (
        <Button
          size="small"
          variant={report.owner === null ? 'contained' : 'outlined'}
          disabled={taking.isPending}
          onClick={() => taking.mutate()}
        >
          {report.is_mine ? t.giveBack : t.take}
        </Button>
      )}
      {taking.error && <Alert severity="error">{wordsOfProblem(taking.error)}</Alert>}
    </Stack>
  );
};

/** Where the item and the family are looked at, for whose work it is. */
const Ways = ({ kind, item, family_id }: ContentReport) => {
  const may = useMay();
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {item !== null && may(staff.item) && (
        <Link component={RouterLink} to={`/items/${kind}.${item}`}>
          {t.toItem}
        </Link>
      )}
      {may(staff.families) && (
        <Link component={RouterLink} to={`/families/${family_id}/show`}>
          {t.toFamily}
        </Link>
      )}
    </Stack>
  );
};

const Whole = ({ report, refresh }: Props) => (
  <Stack spacing={2}>
    <Typography variant="h5" component="h1">
      {placeOf(report)}
    </Typography>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip size="small" color="primary" label={t.states[report.state]} />
      <Chip size="small" label={t.kinds[report.kind]} />
      <Chip size="small" label={t.reasons[report.reason]} />
      <Chip size="small" label={asTime(report.created_at)} />
    </Stack>
    <Ways {...report} />
    <Owner report={report} refresh={refresh} />
    {report.words !== null && <Quote label={t.words} text={report.words} />}
    {report.answer && (
      <>
        <Quote label={t.prompt} text={report.answer.prompt} />
        <Quote label={t.response} text={report.answer.response} />
      </>
    )}
    <CloseReport report={report} refresh={refresh} />
  </Stack>
);

/** One report: what it is about, what was written, and what became of it. */
export const ContentReportPage = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['content-reports', id],
    queryFn: ({ signal }) => ask(staff.contentReport, { params: { report: id }, signal }),
  });
  return (
    <Box sx={{ p: 2, maxWidth: 900 }}>
      <Title title={words.places['content-reports']} />
      <Button component={RouterLink} to="/content-reports" size="small" sx={{ mb: 1 }}>
        ← {t.back}
      </Button>
      {error && <Typography role="alert">{wordsOfProblem(error)}</Typography>}
      {data && <Whole report={data} refresh={() => void refetch()} />}
    </Box>
  );
};
