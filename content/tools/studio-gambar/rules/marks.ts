/** A drawing is the list of what was done, in order. The film, undo and the save all read this list. */

export interface Spot {
  x: number;
  y: number;
}

/** The longer side of every sheet, in the units that lines are kept in. */
export const longSide = 1600;

export interface Shape {
  wide: number;
  tall: number;
}

export const mirrors = ['off', 'sides', 'kawung'] as const;
export type Mirror = (typeof mirrors)[number];

export interface Stroke {
  kind: 'stroke';
  brush: number;
  color: number;
  size: number;
  mirror: Mirror;
  /** x, y, x, y … whole numbers. */
  line: readonly number[];
}

export interface Stick {
  kind: 'stick';
  art: number;
  x: number;
  y: number;
  wide: number;
  mirror: Mirror;
  /** The place in the list of the sticker that was lifted and put here; null for a new one. */
  over: number | null;
}

export interface Peel {
  kind: 'peel';
  over: number;
}

export interface PaperChange {
  kind: 'paper';
  paper: number;
}

export interface Clear {
  kind: 'clear';
}

export type Mark = Stroke | Stick | Peel | PaperChange | Clear;

/** The place in the list from which the picture changes when this mark comes or goes. */
export const touchedFrom = (mark: Mark, place: number): number =>
  mark.kind === 'peel' || (mark.kind === 'stick' && mark.over !== null)
    ? Math.min(place, mark.over ?? place)
    : place;

export const paperOf = (marks: readonly Mark[]): number =>
  marks.findLast((mark) => mark.kind === 'paper')?.paper ?? 0;

/** Where the visible part of the list starts: right after the last time all was wiped. */
export const freshFrom = (marks: readonly Mark[]): number =>
  marks.findLastIndex((mark) => mark.kind === 'clear') + 1;

/** Stickers that were moved or taken off leave no trace at their old place. */
export const lifted = (marks: readonly Mark[]): Set<number> => {
  const gone = new Set<number>();
  for (const mark of marks)
    if (mark.kind === 'peel') gone.add(mark.over);
    else if (mark.kind === 'stick' && mark.over !== null) gone.add(mark.over);
  return gone;
};

export const isBlank = (marks: readonly Mark[]): boolean => {
  const gone = lifted(marks);
  const from = freshFrom(marks);
  return !marks.some(
    (mark, place) =>
      place >= from && (mark.kind === 'stroke' || (mark.kind === 'stick' && !gone.has(place))),
  );
};

/** The topmost sticker under a spot, by its place in the list. */
export const stickerAt = (marks: readonly Mark[], at: Spot, slack: number): number | null => {
  const gone = lifted(marks);
  const from = freshFrom(marks);
  const place = marks.findLastIndex(
    (mark, index) =>
      index >= from &&
      mark.kind === 'stick' &&
      !gone.has(index) &&
      Math.hypot(mark.x - at.x, mark.y - at.y) < mark.wide / 2 + slack,
  );
  return place < 0 ? null : place;
};

/** How far back the list reaches before the last wipe; undo goes at least this deep. */
const memory = 60;

/** Forgets what was wiped long ago, so that one sheet can be used again and again. */
export const trimmed = (marks: readonly Mark[]): readonly Mark[] => {
  const from = freshFrom(marks);
  if (from === 0 || marks.length - from < memory) return marks;
  const paper = paperOf(marks.slice(0, from));
  // The paper change takes the place of the wipe, so that the places move by the same step.
  const cut = from - 1;
  const rest = marks.slice(from).map((mark) => {
    if (mark.kind === 'peel') return { ...mark, over: mark.over - cut };
    return mark.kind === 'stick' && mark.over !== null ? { ...mark, over: mark.over - cut } : mark;
  });
  return [{ kind: 'paper', paper }, ...rest];
};
