/** The family's choice of data: what may be fetched, and when. */
export interface Allowance {
  /** `auto`: on while the phone is on mobile data or asks for less. */
  readonly saver: 'auto' | 'on' | 'off';
  /** Bytes a month; null is as many as there are. */
  readonly budget: number | null;
}

/** How much came in a month, such as `2026-11`. */
export interface Fetched {
  readonly month: string;
  readonly bytes: number;
}

/** What the browser tells of its line (Network Information, Save-Data); Safari and Firefox tell nothing. */
export interface Line {
  readonly saveData?: boolean | undefined;
  readonly type?: string | undefined;
  readonly effectiveType?: string | undefined;
}

const megabytes = (count: number) => count * 1_000_000;

export const budgets = [25, 50, 100, 250].map(megabytes);
export const usual: Allowance = { saver: 'auto', budget: megabytes(100) };
/** On phones with 2 GB other things must fit, too. */
export const mostRoom = megabytes(150);

export const isSaving = ({ saver }: Allowance, line: Line): boolean => {
  if (saver !== 'auto') return saver === 'on';
  const isSlow = line.effectiveType === '2g' || line.effectiveType === 'slow-2g';
  return line.saveData === true || line.type === 'cellular' || isSlow;
};

/** A new month begins at nothing. */
export const fetchedIn = (month: string, fetched: Fetched): number =>
  fetched.month === month ? fetched.bytes : 0;

export type Obstacle = 'budget' | 'room';

/** Why so many bytes may not be fetched now, if so. */
export const obstacleTo = (
  bytes: number,
  { allowance, spent, room }: { allowance: Allowance; spent: number; room: number },
): Obstacle | undefined => {
  if (allowance.budget !== null && spent + bytes > allowance.budget) return 'budget';
  return room + bytes > mostRoom ? 'room' : undefined;
};
