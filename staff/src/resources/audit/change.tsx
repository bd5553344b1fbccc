import { Box, Typography } from '@mui/material';
import { changedLines } from './change.rules.ts';

interface ChangeProps {
  readonly before: string | null;
  readonly after: string | null;
}

/** What was changed, a line for each part: its name, what was and what is. */
export const Change = ({ before, after }: ChangeProps) => (
  <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 420 }}>
    {changedLines(before, after).map(({ name, before: was, after: is }) => (
      <Typography key={name} variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {name && (
          <Box component="span" sx={{ color: 'text.secondary', mr: 0.75 }}>
            {name}
          </Box>
        )}
        {was !== undefined && <del>{was}</del>} {is !== undefined && <strong>{is}</strong>}
      </Typography>
    ))}
  </Box>
);
