import { Alert, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { type ContentReportOutcome, contentReportOutcomes, staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, wordsOfProblem } from '../../ask.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { OutcomeFields } from '../../ui/outcome-fields.tsx';
import type { ContentReport } from './content-report.ts';

const t = words.contentReports;

const Closed = ({ report }: { report: ContentReport }) => (
  <Alert severity="success">
    {report.outcome && t.outcomes[report.outcome]} · {report.closed_by} ·{' '}
    {report.closed_at && asTime(report.closed_at)}
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{report.note}</Typography>
  </Alert>
);

interface CloseReportProps {
  readonly report: ContentReport;
  readonly refresh: () => void;
}

/** What became of it; of several alike, for all of them at once if wished. */
export const CloseReport = ({ report, refresh }: CloseReportProps) => {
  const [outcome, setOutcome] = useState<ContentReportOutcome>();
  const [note, setNote] = useState('');
  const [withAlike, setWithAlike] = useState(false);
  const closing = useMutation({
    mutationFn: (how: ContentReportOutcome) =>
      ask(staff.closeContentReport, {
        params: { report: report.id },
        body: { outcome: how, note, with_alike: withAlike },
      }),
    onSuccess: refresh,
  });
  if (report.state === 'closed') return <Closed report={report} />;
  const isReady = outcome !== undefined && note.trim() !== '' && !closing.isPending;
  return (
    <Stack spacing={1.5}>
      <OutcomeFields
        words={t}
        outcomes={contentReportOutcomes}
        outcome={outcome}
        note={note}
        onOutcome={setOutcome}
        onNote={setNote}
      />
      {report.alike > 1 && (
        <FormControlLabel
          control={
            <Checkbox checked={withAlike} onChange={({ target }) => setWithAlike(target.checked)} />
          }
          label={t.withAlike.replace('{count}', String(report.alike - 1))}
        />
      )}
      {closing.error && <Alert severity="error">{wordsOfProblem(closing.error)}</Alert>}
      <Button
        variant="contained"
        disabled={!isReady}
        onClick={() => outcome && closing.mutate(outcome)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t.close}
      </Button>
    </Stack>
  );
};
