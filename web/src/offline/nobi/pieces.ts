/** Put in by `web/build/nobi-here.ts`: where Nobi's rules lie, and what they have learnt; null while developing. */
declare const NOBI_HERE: {
  readonly script: string;
  readonly weights: string;
  /** As they travel. */
  readonly bytes: number;
} | null;

export const pieces = NOBI_HERE;
