import { Box, Paper, Stack, Typography } from '@mui/material';
import { type PointerEvent, useState } from 'react';
import { asShortDay } from '../text/format.ts';
import { type Drawn, dayAt, placesOf } from './chart-days.ts';
import { Plot } from './chart-plot.tsx';
import { written } from './chart-written.ts';

interface TipProps extends Pick<Drawn, 'lines' | 'format'> {
  readonly day: string;
  readonly at: number;
  /** Where it stands from the left, and whether it opens to the left of that. */
  readonly left: number;
  readonly isTurned: boolean;
}

const Tip = ({ lines, format, day, at, left, isTurned }: TipProps) => (
  <Paper
    elevation={3}
    style={{ left, transform: `translateX(${isTurned ? 'calc(-100% - 12px)' : '12px'})` }}
    sx={{ position: 'absolute', top: 8, px: 1.5, py: 1, pointerEvents: 'none' }}
  >
    <Typography variant="body2" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
      {day}
    </Typography>
    {lines.map(({ key, label, color, values }) => (
      <Stack key={key} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Box sx={{ width: 8, height: 8, borderRadius: 4 }} style={{ background: color }} />
        <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
          {label}: <strong>{written(values[at], format)}</strong>
        </Typography>
      </Stack>
    ))}
  </Paper>
);

/** The plot, and what it says of the day under the pointer or the finger. */
export const Drawing = (props: Drawn) => {
  const { days, width } = props;
  const [at, setAt] = useState<number>();
  const { x } = placesOf(props);
  const look = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) =>
    setAt(dayAt(x.invert(clientX - currentTarget.getBoundingClientRect().left), days.length));
  const day = at === undefined ? undefined : days[at];
  return (
    <Box
      sx={{ position: 'relative', touchAction: 'pan-y' }}
      onPointerDown={look}
      onPointerMove={look}
      onPointerLeave={() => setAt(undefined)}
    >
      <Plot {...props} at={at} />
      {at !== undefined && day !== undefined && (
        <Tip {...props} at={at} day={asShortDay(day)} left={x(at)} isTurned={x(at) > width / 2} />
      )}
    </Box>
  );
};
