import type { FollowUps } from '../../../../ports/ai.ts';
import { isMadeUp } from '../../../../text/made-up.rules.ts';
import { childTexts } from './child-texts.ts';
import { isBareFollowUp, resolveFollowUp } from './resolve-follow-up.rules.ts';

/** Short follow-ups by rules. */
export const followUps: FollowUps = {
  meaningOf: (prompt, turns) => resolveFollowUp(prompt, childTexts(turns)),
  isBare: isBareFollowUp,
  isMadeUp,
};
