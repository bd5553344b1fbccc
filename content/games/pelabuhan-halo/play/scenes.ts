/** Short scenes between the captain's orders. */
import { nounNamed } from '../rules/things.ts';
import type { Actor } from '../scene/actor.ts';
import type { Context } from './context.ts';

/** A thing comes down and says so, the heavy ones with a splash. */
export const cryOut = ({ sounds, harbour, clock }: Context, actor: Actor): void => {
  const { thing } = actor;
  const noun = nounNamed(thing.word);
  sounds.play('land');
  if (noun?.isHeavy) sounds.play('splash');
  harbour.crane.hangHigh();
  clock.after(0.25, () => {
    sounds.play('voice', { pitch: thing.size === 'small' ? 1.5 : noun?.isHeavy ? 0.7 : 1 });
    harbour.effects.cry(noun?.cry ?? '', harbour.headOf(actor));
  });
};

/** The water of an order floats off, and the next one comes in. */
export const sailAway = ({ harbour, sounds }: Context, arrive: () => void): void => {
  sounds.play('away');
  harbour.motions.add(
    harbour.isCalm ? 0.05 : 0.7,
    (t) => {
      harbour.drift = t * t * 1.1;
    },
    () => {
      arrive();
      if (harbour.isCalm) return;
      harbour.motions.add(0.7, (t) => {
        harbour.drift = -1.1 * (1 - t) ** 2;
      });
    },
  );
};
