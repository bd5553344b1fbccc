import { Alert, Box, Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { type SafetyStep, staff } from '@nobi/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router';
import { ask, wordsOfProblem } from '../../ask.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { CaseOwner } from './case-owner.tsx';
import { ChildWords } from './child-words.tsx';
import { CloseCase } from './close-case.tsx';
import { type SafetyCase, topicOf } from './safety-case.ts';

const t = words.safety;

type Step = SafetyCase['steps'][number];

/** One step: what is to be done, and who did it when. */
const StepRow = ({ step, tick, isBusy }: { step: Step; tick: () => void; isBusy: boolean }) => (
  <Paper component="li" variant="outlined" sx={{ p: 1.5, display: 'flex', gap: 2 }}>
    <Typography sx={{ flex: 1 }}>{t.stepWords[step.step]}</Typography>
    {step.done_at ? (
      <Typography variant="body2" color="success.dark">
        ✓ {step.done_by} · {asTime(step.done_at)}
      </Typography>
    ) : (
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy}
        aria-label={`${t.done}: ${t.stepWords[step.step]}`}
        onClick={tick}
      >
        {t.done}
      </Button>
    )}
  </Paper>
);

interface Props {
  readonly whole: SafetyCase;
  readonly refresh: () => void;
}

const Steps = ({ whole, refresh }: Props) => {
  const ticking = useMutation({
    mutationFn: (step: SafetyStep) => ask(staff.safetyStep, { params: { id: whole.id, step } }),
    onSuccess: refresh,
  });
  return (
    <>
      <Typography variant="h6" component="h2">
        {t.steps}
      </Typography>
      <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {whole.steps.map((step) => (
          <StepRow
            key={step.step}
            step={step}
            isBusy={ticking.isPending}
            tick={() => ticking.mutate(step.step)}
          />
        ))}
      </Stack>
      {ticking.error && <Alert severity="error">{wordsOfProblem(ticking.error)}</Alert>}
    </>
  );
};

const Whole = ({ whole, refresh }: Props) => (
  <Stack spacing={2}>
    <Typography variant="h5" component="h1">
      {t.caseNumber.replace('{number}', whole.id)}: {topicOf(whole.topic)}
    </Typography>
    <Stack direction="row" spacing={1}>
      <Chip size="small" color="primary" label={t.states[whole.state]} />
      <Chip
        size="small"
        color={whole.is_late ? 'error' : 'default'}
        label={`${t.due}: ${asTime(whole.due_at)}`}
      />
    </Stack>
    <CaseOwner whole={whole} refresh={refresh} />
    <Alert severity="warning">{whole.is_family_told ? t.familyTold : t.never}</Alert>
    <Typography>
      {whole.family.display_name} · {whole.family.email} · {whole.family.whatsapp}
    </Typography>
    <ChildWords id={whole.id} hasWords={whole.has_words} />
    <Steps whole={whole} refresh={refresh} />
    <CloseCase whole={whole} refresh={refresh} />
  </Stack>
);

/** One case: the child's words on a press, the fixed steps, and how it ended. */
export const SafetyPage = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['safety', id],
    queryFn: ({ signal }) => ask(staff.safetyCase, { params: { id }, signal }),
  });
  return (
    <Box sx={{ p: 2, maxWidth: 900 }}>
      <Title title={words.places.safety} />
      <Button component={Link} to="/safety" size="small" sx={{ mb: 1 }}>
        ← {t.back}
      </Button>
      {error && <Typography role="alert">{wordsOfProblem(error)}</Typography>}
      {data && <Whole whole={data} refresh={() => void refetch()} />}
    </Box>
  );
};
