/**
 * What the parents' room shows of a child's doings. The room is put together from this list, and the
 * child is told of each: neither can show what the other does not name.
 */
export const seenByAdult = ['minutes', 'learning', 'questions', 'worries'] as const;
export type SeenByAdult = (typeof seenByAdult)[number];
