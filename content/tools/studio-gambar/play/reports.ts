/** What is reported about drawing. */
import type { Guest } from '@nobi/kit/guest';
import { openReports as openStudioReports, type Reports } from '@nobi/kit/studio';
import type { Technique } from '../rules/techniques.ts';

const addsNothing: readonly Technique[] = ['undo', 'film', 'paper', 'sides', 'kawung'];

export const openReports = (guest: Guest, tried: () => number): Reports<Technique> =>
  openStudioReports<Technique>({
    guest,
    tried,
    skill: 'drawing-expression',
    isAdding: (technique) => !addsNothing.includes(technique),
    isWay: (technique) => technique !== 'undo' && technique !== 'film',
  });
