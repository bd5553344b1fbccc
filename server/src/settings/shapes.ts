import * as z from 'zod/mini';

/** The shapes that settings share. */
export const port = z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535));

export const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false']),
  z.transform((value) => value === '1' || value === 'true'),
);

export const origin = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((value) => new URL(value).origin),
);

export const count = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.gte(least), z.lte(most));

export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** Settings that mean nothing alone: better said than silently left out. */
export const allOrNone = (environment: Record<string, unknown>): string[] => {
  const names = Object.keys(environment);
  const set = names.filter((name) => environment[name] !== undefined);
  return set.length === 0 || set.length === names.length
    ? []
    : [`${names.slice(0, -1).join(', ')} and ${names.at(-1)} belong together: set all or none.`];
};

export type Output<Fields extends z.core.$ZodLooseShape> = z.output<z.ZodMiniObject<Fields>>;
