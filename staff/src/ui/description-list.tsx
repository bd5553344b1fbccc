import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface DescriptionListProps {
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and what is known under them, in pairs. */
export const DescriptionList = ({ rows }: DescriptionListProps) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: 'fit-content(42%) 1fr',
      columnGap: 2,
      rowGap: 1,
    }}
  >
    {rows.map(([name, value]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Typography component="dt" color="text.secondary">
          {name}
        </Typography>
        <Typography component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);

/** A name of ours that is copied rather than read: in one line where there is room. */
export const Code = ({ children }: { children: string }) => (
  <Box component="span" sx={{ fontFamily: 'monospace', fontSize: 13, wordBreak: 'break-all' }}>
    {children}
  </Box>
);
