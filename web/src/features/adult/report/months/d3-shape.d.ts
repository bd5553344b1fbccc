/** The part of D3's shapes (which has no types of its own) that the months are drawn with. */
declare module 'd3-shape' {
  interface Curve {
    readonly curveOf: unique symbol;
  }
  interface Line<Point> {
    x(of: (point: Point, at: number) => number): this;
    y(of: (point: Point) => number): this;
    curve(curve: Curve): this;
    (points: readonly Point[]): string | null;
  }
  interface Area<Point> {
    x(of: (point: Point, at: number) => number): this;
    y0(at: number): this;
    y1(of: (point: Point) => number): this;
    curve(curve: Curve): this;
    (points: readonly Point[]): string | null;
  }
  export const curveMonotoneX: Curve;
  export const line: <Point>() => Line<Point>;
  export const area: <Point>() => Area<Point>;
}
