/** The work: which colour lies on which square. Pure, and never wrong. */
export const squares = 12;
export const colours = ['mango', 'sea', 'leaf'] as const;

/** The place of a colour, or -1 where nothing lies. */
export type Work = readonly number[];

export const blank: Work = Array.from({ length: squares }, () => -1);

/** The same colour twice takes it away again. */
export const laid = (work: Work, at: number, colour: number): Work =>
  work.map((before, place) => {
    if (place !== at) return before;
    return before === colour ? -1 : colour;
  });

export const filled = (work: Work): number => work.filter((colour) => colour >= 0).length;

export const writeSave = (work: Work): string => JSON.stringify({ v: 1, work });

/** A save that cannot be read is a blank sheet, never an error. */
export const readSave = (text: string | null): Work => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const work = typeof value === 'object' && value !== null && 'work' in value ? value.work : null;
    if (!Array.isArray(work) || work.length !== squares) return blank;
    return work.map((colour) => (typeof colour === 'number' && colours[colour] ? colour : -1));
  } catch {
    return blank;
  }
};
