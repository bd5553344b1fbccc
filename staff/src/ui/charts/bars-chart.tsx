import {
  Box,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { asNumber } from '../../text/format.ts';
import { chartColors } from './days-chart.tsx';

export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The part of the value that is drawn full; the whole bar if not said. */
  readonly part?: number;
  /** Said in small under the label. */
  readonly second?: string;
  /** Said at the end of the bar; the value if not said. */
  readonly end?: string;
  /** Where a press leads. */
  readonly to?: string;
}

interface BarsChartProps {
  readonly title: string;
  readonly heads: readonly [label: string, value: string];
  readonly bars: readonly Bar[];
  readonly color?: string;
  /** What fills a bar to its end; the greatest value if not said. */
  readonly most?: number;
}

const percent = (value: number, most: number) => `${most > 0 ? (100 * value) / most : 0}%`;

const strip = { position: 'absolute', inset: 0, right: 'auto', borderRadius: 5 } as const;

const Strip = ({ bar, most, color }: { bar: Bar; most: number; color: string }) => (
  <Box
    aria-hidden
    sx={{
      position: 'relative',
      height: 10,
      borderRadius: 5,
      background: 'var(--edge-soft)',
      my: 0.75,
    }}
  >
    {bar.part !== undefined && (
      <Box
        sx={{ ...strip, opacity: 0.35, minWidth: bar.value > 0 ? 6 : 0 }}
        style={{ background: color, width: percent(bar.value, most) }}
      />
    )}
    <Box sx={strip} style={{ background: color, width: percent(bar.part ?? bar.value, most) }} />
  </Box>
);

const name = { fontWeight: 700, overflowWrap: 'anywhere' } as const;

const Label = ({ bar: { label, second, to } }: { bar: Bar }) => (
  <>
    {to ? (
      <Link component={RouterLink} to={to} variant="body1" sx={name}>
        {label}
      </Link>
    ) : (
      <Typography component="span" sx={name}>
        {label}
      </Typography>
    )}
    {second && (
      <Typography variant="body2" color="text.secondary">
        {second}
      </Typography>
    )}
  </>
);

/** Bars that lie, one under the other: a table, so that it is read as well as looked at. */
export const BarsChart = ({
  title,
  heads,
  bars,
  color = chartColors.violet,
  most = Math.max(0, ...bars.map(({ value }) => value)),
}: BarsChartProps) => (
  <Table size="small" aria-label={title}>
    <TableHead>
      <TableRow>
        <TableCell sx={{ pl: 0 }}>{heads[0]}</TableCell>
        <TableCell align="right" sx={{ pr: 0, whiteSpace: 'nowrap' }}>
          {heads[1]}
        </TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {bars.map((bar) => (
        <TableRow key={bar.key} sx={{ '&:last-child > *': { borderBottom: 0 } }}>
          <TableCell component="th" scope="row" sx={{ pl: 0, width: '100%' }}>
            <Label bar={bar} />
            <Strip bar={bar} most={most} color={color} />
          </TableCell>
          <TableCell align="right" sx={{ pr: 0, whiteSpace: 'nowrap', verticalAlign: 'bottom' }}>
            {bar.end ?? asNumber(bar.value)}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
