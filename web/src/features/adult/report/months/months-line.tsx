import type { ClaimState, Report } from '@nobi/contract';
import { area, curveMonotoneX, line } from 'd3-shape';
import { monthWords } from '../days.ts';
import styles from './months.module.css';

const [width, height, left, right, bottom, top] = [640, 240, 46, 58, 34, 20];
const lines = ['alone', 'with_help'] as const satisfies readonly ClaimState[];
type Months = Report['months'];
type State = (typeof lines)[number];

const scales = (months: Months) => {
  const most = Math.max(4, ...months.flatMap(({ alone, with_help }) => [alone, with_help]));
  const step = (width - left - right) / Math.max(1, months.length - 1);
  return {
    x: (at: number) => left + 10 + at * step,
    y: (count: number) => height - bottom - (count / most) * (height - bottom - top),
    ticks: [0, Math.round(most / 2), most],
  };
};
type Scales = ReturnType<typeof scales>;

/** As many names of months as fit beside each other on a phone, the newest among them. */
const mostNames = 5;
const isNamed = (at: number, count: number) =>
  (count - 1 - at) % Math.ceil(count / mostNames) === 0;

const Grid = ({ months, x, y, ticks }: Scales & { months: Months }) => (
  <>
    {ticks.map((tick) => (
      <g key={tick}>
        <line className={styles.grid} x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
        <text className={styles.label} x={left - 10} y={y(tick) + 5} textAnchor="end">
          {tick}
        </text>
      </g>
    ))}
    {months.map(
      ({ month }, at) =>
        isNamed(at, months.length) && (
          <text key={month} className={styles.label} x={x(at)} y={height - 6} textAnchor="middle">
            {monthWords(month)}
          </text>
        ),
    )}
  </>
);

/** A curve that never rises above or falls below what was counted: between two months it says no more. */
const Curve = ({ months, state, x, y }: Scales & { months: Months; state: State }) => {
  const across = (_: Months[number], at: number) => x(at);
  const up = (each: Months[number]) => y(each[state]);
  const path = line<Months[number]>().x(across).y(up).curve(curveMonotoneX)(months);
  const below = area<Months[number]>().x(across).y0(y(0)).y1(up).curve(curveMonotoneX)(months);
  const last = months.at(-1);
  // Two equal numbers would lie on each other.
  return (
    <g className={styles[state]}>
      {state === 'alone' && <path className={styles.below} d={below ?? ''} />}
      <path className={styles.curve} d={path ?? ''} />
      {months.map((each, at) => (
        <circle key={each.month} cx={x(at)} cy={up(each)} r="6" />
      ))}
      {last && (state === 'alone' || last.alone !== last.with_help) && (
        <text className={styles.last} x={x(months.length - 1) + 14} y={up(last) + 6}>
          {last[state]}
        </text>
      )}
    </g>
  );
};

/** Drawn for who sees it; the table beside it is for everybody. */
export const MonthsLine = ({ months }: { months: Months }) => {
  const scale = scales(months);
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Grid months={months} {...scale} />
      {lines.map((state) => (
        <Curve key={state} months={months} state={state} {...scale} />
      ))}
    </svg>
  );
};
