import type { ClaimState, Report } from '@nobi/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { monthWords } from '../days.ts';
import room from '../report.module.css';
import { stateWords } from '../state-chip.tsx';
import { words } from '../words.ts';
import styles from './months.module.css';

const lines = ['alone', 'with_help'] as const satisfies readonly ClaimState[];
type Months = Report['months'];

/** In a piece of its own, with the library that bends the lines. Without it there is the table. */
const MonthsLine = lazy(async (): Promise<{ default: ComponentType<{ months: Months }> }> => {
  try {
    return { default: (await import('./months-line.tsx')).MonthsLine };
  } catch {
    return { default: () => null };
  }
});

const Table = ({ months }: { months: Months }) => (
  <table className={room.table}>
    <thead>
      <tr>
        <th scope="col">{words.month}</th>
        {lines.map((state) => (
          <th key={state} scope="col">
            {stateWords(state)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {months.map((each) => (
        <tr key={each.month}>
          <th scope="row">{monthWords(each.month)}</th>
          {lines.map((state) => (
            <td key={state}>{each[state]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A line through the months, and the same as a table. */
export const Months = ({ months }: { months: Months }) => (
  <section className={room.card} aria-labelledby="months-title">
    <h3 id="months-title">{words.months}</h3>
    {months.length < 2 ? (
      <p>{words.monthsLater}</p>
    ) : (
      <>
        <p className={room.small}>{words.monthsLine}</p>
        <p className={styles.legend} aria-hidden="true">
          {lines.map((state) => (
            <span key={state} className={styles[state]}>
              {stateWords(state)}
            </span>
          ))}
        </p>
        <div className={styles.place}>
          <Suspense fallback={null}>
            <MonthsLine months={months} />
          </Suspense>
        </div>
        <details className={room.basis}>
          <summary>{words.table}</summary>
          <Table months={months} />
        </details>
      </>
    )}
  </section>
);
