/** Two questions a lesson, with their answers. The server loads this file; no page may import it. */
import type { CourseChecks } from '@nobi/kit/manifest';
import { endSounds } from './checks/end-sounds.ts';
import { firstStory } from './checks/first-story.ts';
import { gHJC } from './checks/g-h-j-c.ts';
import { kD } from './checks/k-d.ts';
import { lR } from './checks/l-r.ts';
import { mB } from './checks/m-b.ts';
import { nS } from './checks/n-s.ts';
import { ngNy } from './checks/ng-ny.ts';
import { pT } from './checks/p-t.ts';
import { twoSyllables } from './checks/two-syllables.ts';
import { vowels } from './checks/vowels.ts';
import { wToZ } from './checks/w-to-z.ts';

export const checks: CourseChecks = {
  vowels,
  'm-b': mB,
  'p-t': pT,
  'n-s': nS,
  'l-r': lR,
  'k-d': kD,
  'two-syllables': twoSyllables,
  'end-sounds': endSounds,
  'ng-ny': ngNy,
  'first-story': firstStory,
  'g-h-j-c': gHJC,
  'w-to-z': wToZ,
};
