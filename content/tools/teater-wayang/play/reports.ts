/** What is reported about puppet plays. */
import type { Guest } from '@nobi/kit/guest';
import { openReports as openStudioReports, type Reports } from '@nobi/kit/studio';
import type { Technique } from '../rules/techniques.ts';

export const openReports = (guest: Guest, tried: () => number): Reports<Technique> =>
  openStudioReports<Technique>({
    guest,
    tried,
    skill: 'puppet-plays',
    isAdding: (technique) => ['puppet', 'record', 'scene'].includes(technique),
    isWay: (technique) => technique !== 'undo' && technique !== 'play',
  });
