import { Box } from '@mui/material';

/** How far something is, from 0 to 1: one element, so that nothing of it lies outside of what is seen. */
export const ProgressBar = ({ done, label }: { done: number; label: string }) => {
  const percent = Math.round(100 * done);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={{ backgroundSize: `${percent}% 100%, 100% 100%` }}
      sx={{
        height: 6,
        borderRadius: 3,
        backgroundImage:
          'linear-gradient(var(--accent), var(--accent)), linear-gradient(var(--edge-soft), var(--edge-soft))',
        backgroundRepeat: 'no-repeat',
      }}
    />
  );
};
