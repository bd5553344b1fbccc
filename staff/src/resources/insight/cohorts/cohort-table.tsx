import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { asMonth, asNumber } from '../../../text/format.ts';
import { words } from '../../../text/words.ts';
import { type Cohort, shareOf } from './cohort.rules.ts';

const t = words.insight.cohorts;

/** The more stayed, the fuller; the number stays readable on it by day and by night. */
const tint = (share: number) => ({
  background: `color-mix(in srgb, var(--chart-violet) ${Math.round(share * 0.32)}%, transparent)`,
});

const Cell = ({ cohort: { families, stayed }, age }: { cohort: Cohort; age: number }) => {
  const found = stayed.find((each) => each.age === age);
  const share = found ? shareOf(found.families, families) : null;
  if (!found || share === null) return <TableCell align="right">{found ? '–' : ''}</TableCell>;
  return (
    <TableCell align="right" style={tint(share)} title={asNumber(found.families)}>
      {share} %
    </TableCell>
  );
};

/** A month's families in each row, the newest first; it scrolls sideways where it is too wide. */
export const CohortTable = ({
  cohorts,
  ages,
}: {
  cohorts: readonly Cohort[];
  ages: readonly number[];
}) => (
  // Reached by keyboard, since it scrolls.
  <TableContainer tabIndex={0} role="group" aria-label={t.title} sx={{ mt: 2 }}>
    <Table size="small" sx={{ '& th, & td': { whiteSpace: 'nowrap' } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t.month}</TableCell>
          <TableCell align="right">{t.families}</TableCell>
          {ages.map((age) => (
            <TableCell key={age} align="right">
              {t.age.replace('{age}', String(age))}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {cohorts.map((cohort) => (
          <TableRow key={cohort.month}>
            <TableCell component="th" scope="row">
              {asMonth(cohort.month)}
            </TableCell>
            <TableCell align="right">{asNumber(cohort.families)}</TableCell>
            {ages.map((age) => (
              <Cell key={age} cohort={cohort} age={age} />
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
