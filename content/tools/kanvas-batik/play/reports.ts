/** What is reported about batik. */
import type { Guest } from '@nobi/kit/guest';
import { openReports as openStudioReports, type Reports } from '@nobi/kit/studio';
import type { Technique } from '../rules/techniques.ts';

const adding: readonly Technique[] = ['canting', 'stamp', 'dye'];

export const openReports = (guest: Guest, tried: () => number): Reports<Technique> =>
  openStudioReports<Technique>({
    guest,
    tried,
    skill: 'batik-patterns',
    isAdding: (technique) => adding.includes(technique),
    isWay: (technique) => technique !== 'undo' && technique !== 'story',
  });
