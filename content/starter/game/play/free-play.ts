/** Plates to fill as one likes. Nothing is asked. */
import type { NamedMode } from '@nobi/kit/game';
import type { Context } from './context.ts';

const mostCakes = 10;

export const openFreePlay = (context: Context): NamedMode => {
  const { guest, plates, sounds, stage, text, eventContext } = context;
  const counts = [1, 2, 3, 4];

  const fill = (at: number): void => {
    const count = ((counts[at] ?? 0) % mostCakes) + 1;
    counts[at] = count;
    sounds.play('tap', { pitch: 1 + count / 10 });
    plates.show(counts, text().plate);
  };
  const dress = (): void => {
    plates.show(counts, text().plate);
    stage.goal(text().freeGoal);
  };
  return {
    name: 'free',
    enter() {
      guest.event({ verb: 'created', object: 'plates', ctx: eventContext() });
      plates.hand(fill);
      plates.rest(false);
      plates.help(true);
      dress();
    },
    leave() {},
    dress,
  };
};
