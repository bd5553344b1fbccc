/** What becomes of a try: the scale shows it, the faces answer, and a line says what to look at. */
import { slicesOf } from './dish.ts';
import { portionsOf } from './lesson.ts';
import type { OrderDesk } from './order-desk.ts';
import type { Portion } from './reward.ts';
import type { Room } from './room.ts';
import { amountOf, crumb, heaviest, lightest, type Verdict } from './rules.ts';
import { pansOf } from './session.ts';
import { type Actor, travel } from './view/actors.ts';
import { leanOf, putAway, weigh } from './weighing.ts';

export interface Trial {
  room: Room;
  desk: OrderDesk;
  verdict: Verdict;
  /** Who gets what if it was right. */
  onShown(portions: Portion[]): void;
}

const lookAt = 2.4;

const cheer = ({ stall, clock, text }: Room): void => {
  const { x, y, width, height } = stall.layout.table;
  stall.pop(text().level, { x: x + width / 2, y: y + height * 0.62 });
  clock.after(1.4, () => stall.hush());
};

const realActors = ({ room, desk }: Trial): Actor[] => {
  const [pan] = pansOf(desk.sitting);
  const slices = pan ? slicesOf(pan.shape, pan.cuts) : [];
  return (room.stall.actors[0] ?? []).filter((_, i) => (slices[i]?.share ?? 0) >= crumb);
};

/** Not as many pieces as people: hand them out and see who stands there with nothing. */
const handOut = (trial: Trial, verdict: { parts: number; people: number }): void => {
  const { room } = trial;
  const { stall, motions, clock, sounds, text } = room;
  const pieces = realActors(trial);
  const seconds = room.calm() ? 0.02 : 0.5;
  for (const [i, actor] of pieces.slice(0, verdict.people).entries()) {
    const to = stall.crowd.mouth(i);
    actor.element.classList.add('is-up');
    travel(motions, actor, { ...to, y: to.y + 30, scale: 0.3, seconds, hop: 30 });
  }
  sounds.play('take');
  room.stage.tell(text().count(verdict.parts, verdict.people));
  clock.after(seconds + 0.2, () => {
    for (let i = 0; i < verdict.people; i += 1) {
      const has = i < verdict.parts;
      stall.crowd.feel(i, has ? 'joy' : 'less');
      if (!has) stall.crowd.call(i, text().huh);
    }
    // With pieces left over everybody looks at the pan.
    if (verdict.parts > verdict.people) stall.crowd.everybody('much');
    sounds.play('tip');
  });
  clock.after(lookAt + 0.8, () => putAway(room, pieces, () => trial.onShown([])));
};

/** The heaviest against the lightest piece. */
const tryShare = (trial: Trial): void => {
  const { room, verdict, desk } = trial;
  const { stall, stage, clock, text } = room;
  const pieces = realActors(trial);
  const slices = pieces.flatMap(({ slices: own }) => own);
  const most = heaviest(slices);
  const least = lightest(slices);
  const [heavy, light] = [
    pieces[most],
    pieces[least === most ? (most + 1) % pieces.length : least],
  ];
  if (!heavy || !light) return;
  const fits = verdict.kind === 'fits';
  const gap = (heavy.slices[0]?.share ?? 0) - (light.slices[0]?.share ?? 0);
  const tilt = fits ? 0 : -leanOf(0, gap * pieces.length * 0.5);
  const loads = [
    { side: 'left', actors: [heavy] },
    { side: 'right', actors: [light] },
  ] as const;
  weigh(room, { loads, brass: null, tilt }, () => {
    stage.tell(fits ? text().fair(desk.task.want.bottom) : text().uneven);
    if (fits) {
      stall.crowd.everybody('joy');
      cheer(room);
    } else {
      stall.crowd.feel(most, 'much');
      stall.crowd.call(most, text().wow);
      stall.crowd.feel(least, 'less');
      stall.crowd.call(least, text().huh);
    }
    clock.after(fits ? 1.5 : lookAt, () =>
      putAway(room, [heavy, light], () =>
        trial.onShown(fits ? pieces.map((actor, person) => ({ person, actors: [actor] })) : []),
      ),
    );
  });
};

/** What is on the plate against a brass weight with the order on it. */
const tryServing = (trial: Trial): void => {
  const { room, verdict, desk } = trial;
  const { stall, stage, clock, text } = room;
  const pans = pansOf(desk.sitting);
  const { task } = desk;
  const taken = pans.flatMap((pan, i) => pan.taken.flatMap((at) => stall.actors[i]?.[at] ?? []));
  const want = task.want.top / task.want.bottom;
  const fits = verdict.kind === 'fits';
  const tilt = fits ? 0 : leanOf(amountOf(pans), want);
  const plain = pans.every((pan) => slicesOf(pan.shape, pan.cuts).length === task.want.bottom);
  const loads = [{ side: 'left', actors: taken }] as const;
  weigh(room, { loads, brass: task.want, tilt }, () => {
    const told = verdict.kind === 'less' ? text().less : text().tooMuch;
    stage.tell(fits ? text().served(task, !plain && task.form === 'serve') : told);
    stall.crowd.feel(0, fits ? 'joy' : verdict.kind === 'less' ? 'less' : 'much');
    if (fits) cheer(room);
    else stall.crowd.call(0, verdict.kind === 'less' ? text().huh : text().wow);
    clock.after(fits ? 1.7 : lookAt, () =>
      putAway(room, taken, () => trial.onShown(fits ? [{ person: 0, actors: taken }] : [])),
    );
  });
};

const tryCompared = (trial: Trial): void => {
  const { room, verdict, desk } = trial;
  const { stall, stage, clock, text } = room;
  const { actors, tilt } = portionsOf(room, desk);
  const [left, right] = actors;
  stall.lay(actors);
  const { want, against } = desk.task;
  const other = against ?? want;
  const more = want.top * other.bottom > other.top * want.bottom ? want : other;
  const loads = [
    { side: 'left', actors: [left] },
    { side: 'right', actors: [right] },
  ] as const;
  weigh(room, { loads, brass: null, tilt }, () => {
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

export const runTrial = (trial: Trial): void => {
  const { verdict, desk } = trial;
  const { form } = desk.task;
  if (verdict.kind === 'count') handOut(trial, verdict);
  else if (form === 'share') tryShare(trial);
  else if (form === 'compare') tryCompared(trial);
  else tryServing(trial);
};
