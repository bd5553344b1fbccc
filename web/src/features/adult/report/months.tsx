import type { ClaimState, Report } from '@nobi/contract';
import { monthWords } from './days.ts';
import styles from './months.module.css';
import room from './report.module.css';
import { stateWords } from './state-chip.tsx';
import { words } from './words.ts';

const [width, height, left, bottom, top] = [640, 220, 34, 30, 14];
const lines = ['alone', 'with_help'] as const satisfies readonly ClaimState[];
type Months = Report['months'];

const scales = (months: Months) => {
  const most = Math.max(4, ...months.flatMap(({ alone, with_help }) => [alone, with_help]));
  const step = (width - left - 40) / Math.max(1, months.length - 1);
  return {
    x: (at: number) => left + 10 + at * step,
    y: (count: number) => height - bottom - (count / most) * (height - bottom - top),
    ticks: [0, Math.round(most / 2), most],
  };
};

/** Twelve points at most: a library would weigh more than it draws. */
const Line = ({ months }: { months: Months }) => {
  const { x, y, ticks } = scales(months);
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
          <text className={styles.label} x={left - 10} y={y(tick) + 5} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {months.map(({ month }, at) => (
        <text key={month} className={styles.label} x={x(at)} y={height - 8} textAnchor="middle">
          {monthWords(month)}
        </text>
      ))}
      {lines.map((state) => (
        <g key={state} className={styles[state]}>
          <polyline points={months.map((each, at) => `${x(at)},${y(each[state])}`).join(' ')} />
          {months.map((each, at) => (
            <circle key={each.month} cx={x(at)} cy={y(each[state])} r="5" />
          ))}
        </g>
      ))}
    </svg>
  );
};

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
        <Line months={months} />
        <details className={room.basis}>
          <summary>{words.table}</summary>
          <Table months={months} />
        </details>
      </>
    )}
  </section>
);
