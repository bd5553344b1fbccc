/** Small challenges to follow or leave. Nothing checks them: a cloth is never wrong. */
export const ideaNames = [
  'turned',
  'mirrored',
  'white',
  'twoBaths',
  'green',
  'kawung',
  'parang',
  'night',
  'petals',
  'cloud',
] as const;
export type IdeaName = (typeof ideaNames)[number];

export const ideaAt = (place: number): IdeaName =>
  ideaNames[place % ideaNames.length] ?? ideaNames[0];
