/** Beginnings of stories; nothing checks how they go on. */
export const ideaNames = [
  'river',
  'lost',
  'moon',
  'feast',
  'giant',
  'storm',
  'race',
  'market',
] as const;
export type IdeaName = (typeof ideaNames)[number];

export const ideaAt = (place: number): IdeaName => ideaNames[place % ideaNames.length] ?? 'river';
