import { Alert, Button, Stack, Typography } from '@mui/material';
import { staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { ask, wordsOfProblem } from '../../ask.ts';
import { words } from '../../text/words.ts';
import type { SafetyCase } from './safety-case.ts';

const t = words.safety;

/** In whose hands a case is, and how to take it. */
export const CaseOwner = ({ whole, refresh }: { whole: SafetyCase; refresh: () => void }) => {
  const taking = useMutation({
    mutationFn: () =>
      ask(staff.takeSafety, { params: { id: whole.id }, body: { is_mine: !whole.is_mine } }),
    onSuccess: refresh,
  });
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography>
          {t.owner}: <strong>{whole.owner ?? t.nobody}</strong>
        </Typography>
        {whole.state === 'open' && (
          <Button
            size="small"
            variant={whole.owner === null ? 'contained' : 'outlined'}
            disabled={taking.isPending}
            onClick={() => taking.mutate()}
          >
            {whole.is_mine ? t.giveBack : t.take}
          </Button>
        )}
      </Stack>
      {taking.error && <Alert severity="error">{wordsOfProblem(taking.error)}</Alert>}
    </Stack>
  );
};
