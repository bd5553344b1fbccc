/** The worked example after three misses: Nobi lays the planks and counts every dot. */
import { roundOf } from '../rules/progress.ts';
import { wayToFit } from '../rules/round.ts';
import { leftOf, planksIn } from '../rules/session.ts';
import type { Context } from './context.ts';
import { setPlanks, slotsFor } from './planks.ts';

const beat = 0.34;

export const showWorked = (context: Context, then: () => void): void => {
  const { session } = context.memory.game;
  const round = roundOf(session);
  const way = wayToFit(round, leftOf(session), session.laid) ?? [];
  const planks = [...planksIn(session), ...way.map((place) => round.tray[place] ?? 0)];
  const { show, nobi } = context.theatre;
  const bridge = slotsFor(planks, show.unit).map((each) => ({ ...each, lit: 0 }));
  show.dots = true;
  show.marks = { covered: 0 };
  // Nobi counts the whole bridge; what is open is numbered when it is the child's turn.
  show.numbered = false;
  show.bridge = [];
  context.world.clear();
  nobi.mood = 'happy';
  context.stage.tell(context.text().watch(planks, round.target));

  let wait = 0.8;
  let counted = 0;
  for (const plank of bridge) {
    context.clock.after(wait, () => {
      show.bridge = [...(show.bridge ?? []), plank];
      nobi.look = { x: plank.x, y: 20 };
      context.sounds.play('land');
    });
    wait += 0.45;
    for (let dot = 1; dot <= plank.length; dot += 1) {
      context.clock.after(wait, () => {
        plank.lit = dot;
        counted += 1;
        show.marks = { covered: counted };
        // The pitch climbs with the count, so the ear follows too.
        context.sounds.play('count', { pitch: 0.8 + counted * 0.045 });
      });
      wait += beat;
    }
  }
  context.clock.after(wait + 1.4, () => {
    show.bridge = null;
    setPlanks(context, planksIn(session));
    show.marks = { covered: 0 };
    show.numbered = true;
    then();
    context.stage.tell(context.text().yourTurn);
  });
};
