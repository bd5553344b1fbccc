/** The worked example after three misses: the knife shows one way, slowly, and counts. */
import type { Cut } from '@nobi/kit/slices';
import { aimsFor, cutAt, fairCuts } from '../rules/aim.ts';
import { portionActor } from '../scene/actors.ts';
import type { Context } from './context.ts';
import { type OrderDesk, partsFor, sidesOf } from './order-desk.ts';
import { leanOf, weigh } from './weighing.ts';

const beat = 0.75;

/** Both portions on the scale, as the tickets draw them. */
export const portionsOf = (context: Context, desk: OrderDesk) => {
  const { left, right } = sidesOf(desk.session);
  const make = ({ top, bottom }: { top: number; bottom: number }) =>
    portionActor(context.stall.layout, { shape: 'round', parts: bottom, full: top });
  const actors = [make(left), make(right)] as const;
  const tilt = leanOf(left.top / left.bottom, right.top / right.bottom);
  return { actors, tilt };
};

const showCompared = (context: Context, desk: OrderDesk, then: () => void): void => {
  const { actors, tilt } = portionsOf(context, desk);
  context.stall.lay(actors);
  const [left, right] = actors;
  const loads = [
    { side: 'left', actors: [left] },
    { side: 'right', actors: [right] },
  ] as const;
  weigh(context, { loads, brass: null, tilt }, () => context.clock.after(1.8, then));
};

const showCuts = (context: Context, desk: OrderDesk, then: () => void): void => {
  const { stall, clock, sounds } = context;
  const { task } = desk;
  const { shape, want } = task;
  const parts = partsFor(task);
  const done: Cut[] = task.form === 'recut' ? fairCuts(shape, parts) : [];
  let wait = 0.6;
  for (const aim of task.form === 'recut' ? [] : aimsFor(shape, parts)) {
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

export const showWorked = (context: Context, desk: OrderDesk, then: () => void): void => {
  context.stage.tell(context.text().watch(desk.task));
  const show = desk.task.form === 'compare' ? showCompared : showCuts;
  show(context, desk, () => {
    then();
    context.stage.tell(context.text().yourTurn);
  });
};
