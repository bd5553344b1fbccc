/** How fast a song goes, told by animals. Four steps a second is a rabbit's easy hop. */
export const tempos = [
  { name: 'snail', stepSeconds: 0.44 },
  { name: 'turtle', stepSeconds: 0.34 },
  { name: 'elephant', stepSeconds: 0.26 },
  { name: 'rabbit', stepSeconds: 0.2 },
  { name: 'horse', stepSeconds: 0.155 },
] as const;
export type TempoName = (typeof tempos)[number]['name'];

export const stepSecondsOf = (tempo: number): number => tempos[tempo]?.stepSeconds ?? 0.26;
