import { curveMonotoneX } from '@visx/curve';
import { AreaClosed, LinePath } from '@visx/shape';
import { useId } from 'react';
import { asShortDay } from '../text/format.ts';
import { type DaysLine, type Drawn, daysToName, placesOf } from './chart-days.ts';

const ink = { grid: '#ece6f7', text: '#5a5182', cross: '#b9aee0' };

interface PlotProps extends Drawn {
  /** The day that is looked at. */
  readonly at: number | undefined;
}

type Places = ReturnType<typeof placesOf>;

const Ground = ({ places, ...props }: { places: Places } & PlotProps) => {
  const { x, y, ticks, margin } = places;
  const { days, width, height, tick } = props;
  return (
    <g fill={ink.text} fontSize={12}>
      {ticks.map((value) => (
        <g key={value}>
          <line
            x1={margin.left}
            x2={width - margin.right}
            y1={y(value)}
            y2={y(value)}
            stroke={ink.grid}
          />
          <text x={margin.left - 8} y={y(value)} dy="0.32em" textAnchor="end">
            {tick(value)}
          </text>
        </g>
      ))}
      {daysToName(days.length, width < 480 ? 4 : 7).map((at) => (
        <text key={at} x={x(at)} y={height - 8} textAnchor="middle">
          {asShortDay(days[at] ?? '')}
        </text>
      ))}
    </g>
  );
};

interface Point {
  readonly x: number;
  readonly y: number;
  readonly value: number | null;
}

const isThere = ({ value }: Point) => value !== null;

const Line = ({ line, places }: { line: DaysLine; places: Places }) => {
  const { x, y } = places;
  const id = useId();
  const points = line.values.map((value, at) => ({ x: x(at), y: y(value ?? 0), value }));
  const drawn = {
    data: points,
    x: (point: Point) => point.x,
    y: (point: Point) => point.y,
    defined: isThere,
    curve: curveMonotoneX,
  };
  // Between two gaps there is no line to see.
  const isAlone = (at: number) =>
    [at - 1, at + 1].every((beside) => (line.values[beside] ?? null) === null);
  return (
    <g>
      {line.isArea && (
        <>
          <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0%" stopColor={line.color} stopOpacity={0.32} />
            <stop offset="100%" stopColor={line.color} stopOpacity={0.03} />
          </linearGradient>
          <AreaClosed {...drawn} yScale={y} fill={`url(#${id})`} />
        </>
      )}
      <LinePath {...drawn} stroke={line.color} strokeWidth={2.5} strokeLinecap="round" />
      {points
        .filter((point, at) => isThere(point) && isAlone(at))
        .map((point) => (
          <circle key={point.x} cx={point.x} cy={point.y} r={4} fill={line.color} />
        ))}
    </g>
  );
};

/** The drawing alone; it comes with the charting library, apart from the rest of the console. */
export const Plot = (props: PlotProps) => {
  const { title, lines, width, height, at } = props;
  const places = placesOf(props);
  const { x, y, margin } = places;
  return (
    <svg width={width} height={height} role="img" aria-label={title} display="block">
      <Ground places={places} {...props} />
      {lines.map((line) => (
        <Line key={line.key} line={line} places={places} />
      ))}
      {at !== undefined && (
        <g>
          <line x1={x(at)} x2={x(at)} y1={margin.top} y2={y(0)} stroke={ink.cross} />
          {lines
            .filter(({ values }) => (values[at] ?? null) !== null)
            .map(({ key, color, values }) => (
              <circle
                key={key}
                cx={x(at)}
                cy={y(values[at] ?? 0)}
                r={4.5}
                fill={color}
                stroke="#ffffff"
                strokeWidth={2}
              />
            ))}
        </g>
      )}
    </svg>
  );
};
