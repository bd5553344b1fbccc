/** How much help a miss calls for: first information, then a scaffold, then a worked example. */
export type Help = 'none' | 'scaffold' | 'worked';

export const helpAfter = (misses: number): Help => {
  if (misses >= 3) return 'worked';
  return misses === 2 ? 'scaffold' : 'none';
};
