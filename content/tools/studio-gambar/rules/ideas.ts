/** Small things to draw, to follow or leave. Nothing checks them: a drawing is never wrong. */
export const ideaNames = [
  'rain',
  'monster',
  'house',
  'kite',
  'shoe',
  'sea',
  'dream',
  'fruit',
  'mirror',
  'line',
] as const;
export type IdeaName = (typeof ideaNames)[number];

export const ideaAt = (place: number): IdeaName =>
  ideaNames[place % ideaNames.length] ?? ideaNames[0];
