import type { Activity } from '@nobi/kit/course';
import { collageWith } from './activities/collage.ts';
import { colouringWith } from './activities/colouring.ts';
import { gatherWith } from './activities/gather.ts';
import { paintWith } from './activities/paint.ts';
import { pickWith } from './activities/pick.ts';
import { showWith } from './activities/show.ts';
import { spotWith } from './activities/spot.ts';
import { wheelWith } from './activities/wheel.ts';
import type { Voice } from './scene/says.ts';

export const activitiesWith = (voice: Voice): Record<string, Activity> => ({
  collage: collageWith(voice),
  colouring: colouringWith(voice),
  gather: gatherWith(voice),
  paint: paintWith(voice),
  pick: pickWith(voice),
  show: showWith(voice),
  spot: spotWith(voice),
  wheel: wheelWith(voice),
});
