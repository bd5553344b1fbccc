/** The worked example after three misses: the partner rises beside the held bubble and they are read. */

import { easeInOut, mix } from '@nobi/kit/guest';
import type { Asking } from './asking.ts';
import { heldKey } from './jar-view.ts';
import { textOf } from './rules.ts';
import { holdY, laneX } from './view/frame.ts';

export const showWorked = (asking: Asking, then: () => void): void => {
  const { room, way, jar } = asking;
  const right = way && jar.hand[way.hand];
  const top = way && asking.topOf(way.lane);
  const held = room.theatre.actors.get(heldKey);
  const partner = top && room.theatre.actors.get(top.key);
  if (!way || !right || !held || !partner) {
    then();
    return;
  }
  asking.picked = way.hand;
  held.text = textOf(right);
  asking.show();
  room.stage.tell(room.text().watch(asking.word));
  room.world.remove(partner.key);
  partner.isFront = true;
  const home = { x: partner.x, y: partner.y };
  const isFirst = asking.word.syllables.indexOf(held.text) === 0 || right.parts.length > 1;
  const side = isFirst ? 1 : -1;
  const from = { x: held.x };
  const glide = room.calm() ? 0.01 : 0.8;
  room.motions.add(glide, (t) => {
    const k = easeInOut(t);
    held.x = mix(from.x, -side * 50, k);
    partner.x = mix(home.x, side * 50, k);
    partner.y = mix(home.y, holdY, k);
  });
  const pair = isFirst ? [held, partner] : [partner, held];
  for (const [i, actor] of pair.entries())
    room.clock.after(1.1 + i * 0.7, () => {
      actor.isLit = true;
      room.sounds.play('grow', { pitch: 1 + i * 0.2 });
    });
  room.clock.after(3.2, () => {
    for (const actor of pair) actor.isLit = false;
    room.motions.add(
      glide,
      (t) => {
        const k = easeInOut(t);
        held.x = mix(-side * 50, laneX(way.lane, jar.lanes.length), k);
        partner.x = mix(side * 50, home.x, k);
        partner.y = mix(holdY, home.y, k);
      },
      () => {
        partner.isFront = false;
        room.world.add(partner, laneX(way.lane, jar.lanes.length));
        room.stage.tell(room.text().yourTurn);
        asking.shown = way;
        then();
      },
    );
  });
};
