import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../ask.ts';
import { asTime } from '../../text/format.ts';
import { words } from '../../text/words.ts';

const t = words.safety;

/** Shown on a press alone: the log keeps who looked. */
export const ChildWords = ({ id, hasWords }: { id: string; hasWords: boolean }) => {
  const looking = useMutation({
    mutationFn: () => ask(staff.safetyWords, { params: { id } }),
    gcTime: 0,
  });
  if (!hasWords) return <Alert severity="info">{t.wordsGone}</Alert>;
  if (!looking.data)
    return (
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Button variant="outlined" disabled={looking.isPending} onClick={() => looking.mutate()}>
          {t.look}
        </Button>
        <Typography variant="caption" color="text.secondary">
          {t.lookHint}
        </Typography>
        {looking.error && <Alert severity="error">{wordsOfProblem(looking.error)}</Alert>}
      </Stack>
    );
  return (
    <Stack spacing={1}>
      {looking.data.words.map(({ at, prompt, response }) => (
        <Paper key={at} variant="outlined" sx={{ p: 2 }}>
          <Typography variant="caption" color="text.secondary">
            {asTime(at)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontWeight: 700 }}>
            {prompt}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            Nobi: {response}
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
};
