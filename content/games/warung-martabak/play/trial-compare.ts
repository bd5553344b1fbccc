/** Weighs two fractions against each other. */
import { portionsOf } from './lesson.ts';
import { lookAt, type Trial } from './trial-scene.ts';
import { weigh } from './weighing.ts';

export const tryCompared = (trial: Trial): void => {
  const { context, verdict, desk } = trial;
  const { stall, stage, clock, text } = context;
  const { actors, tilt } = portionsOf(context, desk);
  const [left, right] = actors;
  stall.lay(actors);
  const { want, against } = desk.task;
  const other = against ?? want;
  const more = want.top * other.bottom > other.top * want.bottom ? want : other;
  const loads = [
    { side: 'left', actors: [left] },
    { side: 'right', actors: [right] },
  ] as const;
  weigh(context, { loads, brass: null, tilt }, () => {
    const fits = verdict.kind === 'fits';
    stage.tell(tilt === 0 ? text().equal(want, other) : text().heavier(more));
    const moods =
      tilt === 0
        ? (['joy', 'joy'] as const)
        : tilt < 0
          ? (['much', 'less'] as const)
          : (['less', 'much'] as const);
    for (const [i, mood] of moods.entries()) stall.crowd.feel(i, mood);
    if (tilt !== 0) stall.crowd.call(tilt < 0 ? 1 : 0, text().huh);
    clock.after(fits ? 2 : lookAt + 0.6, () =>
      trial.onShown(
        fits
          ? [
              { person: 0, actors: [left] },
              { person: 1, actors: [right] },
            ]
          : [],
      ),
    );
  });
};
