import type { Spot } from '@nobi/kit/canvas';
import { nobiPlace } from '../view/nobi.ts';
import type { Context } from './context.ts';
import { hop } from './fusing.ts';

/** Whatever looks touchable answers: things on the shelf, and Nobi. */
export const poke = (context: Context, at: Spot): void => {
  const { theatre, sounds, calm, motions, guest } = context;
  const thing = theatre.shelf.at(at);
  const nobi = nobiPlace(theatre.frame);
  if (!thing && nobi && Math.abs(at.x - nobi.x) < nobi.width / 2 && at.y < nobi.y && at.y > -190) {
    sounds.play('hop');
    hop(context, 40);
  }
  if (!thing) return;
  sounds.play('hop');
  guest.say(thing.text, false, 'id');
  if (calm()) return;
  motions.add(0.45, (t) => {
    thing.tilt = Math.sin(t * Math.PI * 4) * 0.3 * (1 - t);
  });
};
