import { Alert, Button, Link, Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { wordsOfProblem } from '../../ask.ts';

interface Props {
  readonly title: string;
  /** Where one looks at it first. */
  readonly to?: { readonly path: string; readonly label: string } | undefined;
  /** Who asks for it, when and why. */
  readonly lines: readonly string[];
  /** What it waits for. */
  readonly state: string;
  readonly error: unknown;
  readonly isBusy: boolean;
  /** What says yes; nothing for who may not. */
  readonly yes: ReactNode;
  readonly no: string;
  readonly onNo: () => void;
}

/** One thing that waits for a second person: who asks, when and why, and what to do about it. */
export const WaitingCard = ({ title, to, lines, state, error, isBusy, yes, no, onNo }: Props) => (
  <Paper variant="outlined" sx={{ p: 2 }} component="li">
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {title}
        {to && ' · '}
        {to && (
          <Link component={RouterLink} to={to.path}>
            {to.label}
          </Link>
        )}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
      <Typography color="text.secondary">{state}</Typography>
      {Boolean(error) && <Alert severity="error">{wordsOfProblem(error)}</Alert>}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {yes}
        <Button variant="outlined" size="small" color="error" disabled={isBusy} onClick={onNo}>
          {no}
        </Button>
      </Stack>
    </Stack>
  </Paper>
);
