import { TextField, Typography } from '@mui/material';
import { type Plan, Problem, staff } from '@nobi/contract';
import { useState } from 'react';
import { ask, wordsOfProblem } from '../../ask.ts';
import { asDay } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { useStaffQuery } from '../../ui/use-staff-query.ts';
import type { Family } from './use-family.ts';

const t = words.family;

export const plans = ['regular', 'premium'] as const;

/** The plan that runs now, else the last one: days are rarely meant for another. */
const planOf = ({ periods }: Family): Plan => {
  const now = new Date().toISOString();
  const live = periods.find(({ starts_at, ends_at }) => starts_at <= now && ends_at > now);
  const last = periods.toSorted((a, b) => b.ends_at.localeCompare(a.ends_at))[0];
  return (live ?? last)?.plan ?? 'regular';
};

interface Wish {
  readonly id: string;
  readonly plan: Plan;
  readonly days: number;
}

/** When the plan ends if it is done, counted by the server in the very same way. */
const Outcome = ({ id, plan, days }: Wish) => {
  const { data, error } = useStaffQuery(['preview-days', id, plan, String(days)], (signal) =>
    ask(staff.previewDays, { params: { family: id }, query: { plan, days }, signal }),
  );
  const fill = (sentence: string, before = '', after = '') =>
    sentence
      .replace('{plan}', words.families[plan])
      .replace('{before}', before)
      .replace('{after}', after);
  const sentence = () => {
    if (error) return error instanceof Problem ? wordsOfProblem(error) : '';
    if (!data) return t.daysCounting;
    if (data.after === null) return fill(t.daysNone);
    if (data.before === null) return fill(t.daysEnd, '', asDay(data.after));
    return fill(t.daysEndFrom, asDay(data.before), asDay(data.after));
  };
  return <>{sentence()}</>;
};

/** A plan, how many days, and what comes of it before anybody has pressed. */
export const DaysFields = ({ family }: { family: Family }) => {
  const [plan, setPlan] = useState(() => planOf(family));
  const [typed, setTyped] = useState('7');
  const days = Number(typed);
  const isWhole = Number.isInteger(days) && days !== 0 && Math.abs(days) <= 3660;
  return (
    <>
      <TextField
        name="plan"
        label={t.plan}
        select
        value={plan}
        onChange={({ target }) => setPlan(target.value === 'premium' ? 'premium' : 'regular')}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t.plan } }}
      >
        {plans.map((each) => (
          <option key={each} value={each}>
            {words.families[each]}
          </option>
        ))}
      </TextField>
      <TextField
        name="days"
        type="number"
        label={t.days}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        required
        slotProps={{ htmlInput: { min: -3660, max: 3660, step: 1 } }}
      />
      <Typography role="status" sx={{ fontWeight: 700, minHeight: '1.5em' }}>
        {isWhole && <Outcome id={family.id} plan={plan} days={days} />}
      </Typography>
    </>
  );
};
