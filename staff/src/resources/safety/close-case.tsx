import { Alert, Button, Stack, Typography } from '@mui/material';
import { type SafetyOutcome, safetyOutcomes, staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, wordsOfProblem } from '../../ask.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { OutcomeFields } from '../../ui/outcome-fields.tsx';
import type { SafetyCase } from './safety-case.ts';

const t = words.safety;

const Closed = ({ whole }: { whole: SafetyCase }) => (
  <Alert severity="success">
    {whole.outcome && t.outcomes[whole.outcome]} · {whole.closed_by} ·{' '}
    {whole.closed_at && asTime(whole.closed_at)}
    <Typography sx={{ whiteSpace: 'pre-wrap' }}>{whole.note}</Typography>
  </Alert>
);

/** How it ended; asked for once every step is done. */
export const CloseCase = ({ whole, refresh }: { whole: SafetyCase; refresh: () => void }) => {
  const [outcome, setOutcome] = useState<SafetyOutcome>();
  const [note, setNote] = useState('');
  const closing = useMutation({
    mutationFn: (how: SafetyOutcome) =>
      ask(staff.closeSafety, { params: { id: whole.id }, body: { outcome: how, note } }),
    onSuccess: refresh,
  });
  if (whole.state === 'closed') return <Closed whole={whole} />;
  const isDone = whole.steps.every(({ done_at }) => done_at !== null);
  const isOwnLook = whole.steps.some(({ step, is_mine }) => step === 'second_look' && is_mine);
  const isReady =
    isDone && !isOwnLook && outcome !== undefined && note.trim() !== '' && !closing.isPending;
  return (
    <Stack spacing={1.5}>
      <OutcomeFields
        words={t}
        outcomes={safetyOutcomes}
        outcome={outcome}
        note={note}
        onOutcome={setOutcome}
        onNote={setNote}
      />
      {closing.error && <Alert severity="error">{wordsOfProblem(closing.error)}</Alert>}
      {!isDone && <Typography color="text.secondary">{t.stepsFirst}</Typography>}
      {isDone && isOwnLook && <Alert severity="info">{t.anotherCloses}</Alert>}
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
