/** Whatever is touched answers: water, sky, grass and Nobi himself. */
import type { Spot } from '@nobi/kit/canvas';
import { gapLeft, gapRight, queue, waterLevel } from '../scene/frame.ts';
import type { Context } from './context.ts';
import { hop } from './nobi-acts.ts';

export const touchDecor = (context: Context, at: Spot): void => {
  const { nobi, sparks, show } = context.theatre;
  nobi.look = at;
  if (Math.abs(at.x - nobi.x) < 90 && at.y > nobi.y - 180 && at.y < nobi.y + 10) {
    context.sounds.play('voice', { pitch: 1.4 });
    nobi.mood = 'cheer';
    hop(context, 48);
    context.clock.after(0.8, () => {
      if (nobi.mood === 'cheer' && nobi.arms !== 'cover') nobi.mood = 'happy';
    });
    return;
  }
  if (show.waiting && Math.abs(at.x - queue) < 80 && at.y > -160 && at.y < 10) {
    context.sounds.play('voice', { pitch: 1.7 - show.waiting.weight * 0.16 });
    sparks.word(context.text().says[show.waiting.name], { x: at.x + 60, y: -190 });
    return;
  }
  if (at.x > gapLeft && at.x < gapRight && at.y > waterLevel - 40) {
    context.sounds.play('splash', { pitch: 1.7, loud: 0.4 });
    sparks.splash(at.x, 0.35);
    return;
  }
  if (at.y > -20) {
    context.sounds.play('land', { pitch: 1.4, loud: 0.6 });
    sparks.dust(at.x, at.y, '#6FE3A0');
    return;
  }
  context.sounds.play('count', { pitch: 1.2 + Math.random() * 0.6, loud: 0.6 });
  sparks.stars(at.x, at.y);
};
