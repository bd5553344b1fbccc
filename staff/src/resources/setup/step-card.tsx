import { Chip, Stack, Typography } from '@mui/material';
import type { SetupStep } from '@nobi/contract';
import type { ReactNode } from 'react';
import { words } from '../../text/words.ts';
import { InfoCard } from '../../ui/info-card.tsx';
import { isOptional } from './use-setup.ts';

const t = words.setup;

interface StepCardProps {
  readonly step: SetupStep;
  readonly isDone: boolean;
  /** What stands there now, a line each. */
  readonly lines: readonly string[];
  /** The settings that change it, if it is not done. */
  readonly settings?: string;
  readonly children?: ReactNode;
}

const StateChip = ({ step, isDone }: Pick<StepCardProps, 'step' | 'isDone'>) => {
  if (isDone) return <Chip size="small" color="success" label={t.done} />;
  if (isOptional(step)) return <Chip size="small" label={t.optional} />;
  return <Chip size="small" color="warning" label={t.todo} />;
};

/** One step: whether it is done, why it matters, what stands there now, and what to do. */
export const StepCard = ({ step, isDone, lines, settings, children }: StepCardProps) => {
  const { title, why } = t.steps[step];
  return (
    <InfoCard title={title} action={<StateChip step={step} isDone={isDone} />}>
      <Stack spacing={1}>
        <Typography variant="body2" color="text.secondary">
          {why}
        </Typography>
        {lines.map((line) => (
          <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
        {settings && !isDone && (
          <Typography variant="body2">{t.change.replace('{names}', settings)}</Typography>
        )}
        {children}
      </Stack>
    </InfoCard>
  );
};
