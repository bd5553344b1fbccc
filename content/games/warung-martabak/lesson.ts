/** The worked example after three misses: the knife shows one way, slowly, and counts. */
import type { Cut } from './dish.ts';
import { aimsFor, cutAt } from './knife.ts';
import { type OrderDesk, partsFor, sidesOf } from './order-desk.ts';
import type { Room } from './room.ts';
import { portionActor } from './view/actors.ts';
import { leanOf, weigh } from './weighing.ts';

const beat = 0.75;

/** Both portions on the scale, as the tickets draw them. */
export const portionsOf = (room: Room, desk: OrderDesk) => {
  const { left, right } = sidesOf(desk.sitting);
  const make = ({ top, bottom }: { top: number; bottom: number }) =>
    portionActor(room.stall.layout, { shape: 'round', parts: bottom, full: top });
  const actors = [make(left), make(right)] as const;
  const tilt = leanOf(left.top / left.bottom, right.top / right.bottom);
  return { actors, tilt };
};

const showCompared = (room: Room, desk: OrderDesk, then: () => void): void => {
  const { actors, tilt } = portionsOf(room, desk);
  room.stall.lay(actors);
  const [left, right] = actors;
  const loads = [
    { side: 'left', actors: [left] },
    { side: 'right', actors: [right] },
  ] as const;
  weigh(room, { loads, brass: null, tilt }, () => room.clock.after(1.8, then));
};

const showCuts = (room: Room, desk: OrderDesk, then: () => void): void => {
  const { stall, clock, sounds } = room;
  const { task } = desk;
  const { shape, want } = task;
  const parts = partsFor(task);
  const done: Cut[] = [];
  let wait = 0.6;
  for (const aim of aimsFor(shape, parts)) {
    const cut = cutAt(shape, aim);
    clock.after(wait, () => {
      done.push(cut);
      sounds.play('slice');
      stall.showPans([...stall.boards].map(() => ({ shape, cuts: [...done], taken: [] })));
      stall.showKnives({ dots: [], line: cut, hand: cut.from });
    });
    wait += beat;
  }
  const many = task.form === 'share' ? parts : (want.top * parts) / want.bottom;
  clock.after(wait, () => stall.hideKnife());
  for (let i = 0; i < many; i += 1) {
    clock.after(wait, () => {
      const pan = Math.floor(i / parts);
      stall.plate(
        pan,
        Array.from({ length: (i % parts) + 1 }, (_, n) => n),
      );
      sounds.play('count', { pitch: 0.8 + i * 0.07 });
    });
    wait += beat * 0.7;
  }
  clock.after(wait + 1.4, then);
};

export const showWorked = (room: Room, desk: OrderDesk, then: () => void): void => {
  room.stage.tell(room.text().watch(desk.task));
  const show = desk.task.form === 'compare' ? showCompared : showCuts;
  show(room, desk, () => {
    then();
    room.stage.tell(room.text().yourTurn);
  });
};
