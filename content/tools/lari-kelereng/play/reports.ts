/** What is reported about marble runs. */
import type { Guest } from '@nobi/kit/guest';
import { openReports as openStudioReports, type Reports } from '@nobi/kit/studio';
import { kindNames } from '../rules/board.ts';
import type { Technique } from '../rules/techniques.ts';

export const openReports = (guest: Guest, tried: () => number): Reports<Technique> =>
  openStudioReports<Technique>({
    guest,
    tried,
    skill: 'marble-runs',
    isAdding: (technique) => kindNames.some((kind) => kind === technique),
    isWay: (technique) => technique !== 'undo' && technique !== 'run',
  });
