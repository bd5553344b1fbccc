/** The worked example after three misses: the partner rises beside the held bubble and they are read. */
import { easeInOut, mix } from '@nobi/kit/guest';
import { textOf } from '../rules/jar.ts';
import { holdY, laneX } from '../scene/frame.ts';
import { heldKey } from './jar-view.ts';
import type { Question } from './question.ts';

export const showWorked = (question: Question, then: () => void): void => {
  const { context, way, jar } = question;
  const right = way && jar.hand[way.hand];
  const top = way && question.topOf(way.lane);
  const held = context.theatre.actors.get(heldKey);
  const partner = top && context.theatre.actors.get(top.key);
  if (!way || !right || !held || !partner) {
    then();
    return;
  }
  question.picked = way.hand;
  held.text = textOf(right);
  question.show();
  context.stage.tell(context.text().watch(question.word));
  context.world.remove(partner.key);
  partner.isFront = true;
  const home = { x: partner.x, y: partner.y };
  const isFirst = question.word.syllables.indexOf(held.text) === 0 || right.parts.length > 1;
  const side = isFirst ? 1 : -1;
  const from = { x: held.x };
  const glide = context.calm() ? 0.01 : 0.8;
  context.motions.add(glide, (t) => {
    const k = easeInOut(t);
    held.x = mix(from.x, -side * 50, k);
    partner.x = mix(home.x, side * 50, k);
    partner.y = mix(home.y, holdY, k);
  });
  const pair = isFirst ? [held, partner] : [partner, held];
  for (const [i, actor] of pair.entries())
    context.clock.after(1.1 + i * 0.7, () => {
      actor.isLit = true;
      context.sounds.play('grow', { pitch: 1 + i * 0.2 });
    });
  context.clock.after(3.2, () => {
    for (const actor of pair) actor.isLit = false;
    context.motions.add(
      glide,
      (t) => {
        const k = easeInOut(t);
        held.x = mix(-side * 50, laneX(way.lane, jar.lanes.length), k);
        partner.x = mix(side * 50, home.x, k);
        partner.y = mix(holdY, home.y, k);
      },
      () => {
        partner.isFront = false;
        context.world.add(partner, laneX(way.lane, jar.lanes.length));
        context.stage.tell(context.text().yourTurn);
        question.pointer = way;
        then();
      },
    );
  });
};
