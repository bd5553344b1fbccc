/** Reads what an item kept. Nothing here throws: what makes no sense is left out or brought into bounds. */
export type Box = Record<string, unknown>;

export const isBox = (value: unknown): value is Box =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What is no number becomes `from`. */
export const within = (value: unknown, from: number, to: number): number =>
  isNumber(value) ? Math.min(to, Math.max(from, value)) : from;

export const whole = (value: unknown, from: number, to: number): number =>
  Math.round(within(value, from, to));

/** A number no further than `bound` from zero; what is no number becomes zero. */
export const near = (value: unknown, bound: number): number =>
  isNumber(value) ? within(value, -bound, bound) : 0;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What a save of version 1 holds, or null where there is none that can be read. */
export const openSave = (text: string | null): Box | null => {
  const value = text === null ? null : parse(text);
  return isBox(value) && value.v === 1 ? value : null;
};
