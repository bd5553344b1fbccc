/** What is reported about making music. */
import type { Guest } from '@nobi/kit/guest';
import { openReports as openStudioReports, type Reports } from '@nobi/kit/studio';
import type { Technique } from '../rules/techniques.ts';

export const openReports = (guest: Guest, tried: () => number): Reports<Technique> =>
  openStudioReports<Technique>({
    guest,
    tried,
    skill: 'music-rhythm',
    isAdding: (technique) => technique === 'notes' || technique === 'record',
    isWay: () => true,
  });
