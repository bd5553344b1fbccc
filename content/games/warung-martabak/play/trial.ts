/** What becomes of a try: the scale shows it, the faces answer, and a line says what to look at. */

import { praiseFor } from '@nobi/kit/learning';
import { slicesOf } from '@nobi/kit/slices';
import { amountOf, crumb, heaviest, lightest } from '../rules/serving.ts';
import { pansOf } from '../rules/session.ts';
import { type Actor, travel } from '../scene/actors.ts';
import { tryCompared } from './trial-compare.ts';
import { cheer, lookAt, type Trial } from './trial-scene.ts';
import { leanOf, putAway, weigh } from './weighing.ts';

const realActors = ({ context, desk }: Trial): Actor[] => {
  const [pan] = pansOf(desk.session);
  const slices = pan ? slicesOf(pan.shape, pan.cuts) : [];
  return (context.stall.actors[0] ?? []).filter((_, i) => (slices[i]?.share ?? 0) >= crumb);
};

/** Not as many pieces as people: hand them out and see who stands there with nothing. */
const handOut = (trial: Trial, verdict: { parts: number; people: number }): void => {
  const { context } = trial;
  const { stall, motions, clock, sounds, text } = context;
  const pieces = realActors(trial);
  const seconds = context.calm() ? 0.02 : 0.5;
  for (const [i, actor] of pieces.slice(0, verdict.people).entries()) {
    const to = stall.crowd.mouth(i);
    actor.element.classList.add('is-up');
    travel(motions, actor, { ...to, y: to.y + 30, scale: 0.3, seconds, hop: 30 });
  }
  sounds.play('take');
  context.stage.tell(text().count(verdict.parts, verdict.people));
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
  clock.after(lookAt + 0.8, () => putAway(context, pieces, () => trial.onShown([])));
};

/** The heaviest against the lightest piece. */
const tryShare = (trial: Trial): void => {
  const { context, verdict, desk } = trial;
  const { stall, stage, clock, text } = context;
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
  weigh(context, { loads, brass: null, tilt }, () => {
    stage.tell(fits ? text().fair(desk.task.want.bottom) : text().uneven);
    if (fits) {
      stall.crowd.everybody('joy');
      cheer(context);
    } else {
      stall.crowd.feel(most, 'much');
      stall.crowd.call(most, text().wow);
      stall.crowd.feel(least, 'less');
      stall.crowd.call(least, text().huh);
    }
    clock.after(fits ? 1.5 : lookAt, () =>
      putAway(context, [heavy, light], () =>
        trial.onShown(fits ? pieces.map((actor, person) => ({ person, actors: [actor] })) : []),
      ),
    );
  });
};

/** What is on the plate against a brass weight with the order on it. */
const tryServing = (trial: Trial): void => {
  const { context, verdict, desk } = trial;
  const { stall, stage, clock, text } = context;
  const pans = pansOf(desk.session);
  const { task } = desk;
  const taken = pans.flatMap((pan, i) => pan.taken.flatMap((at) => stall.actors[i]?.[at] ?? []));
  const want = task.want.top / task.want.bottom;
  const fits = verdict.kind === 'fits';
  const tilt = fits ? 0 : leanOf(amountOf(pans), want);
  const plain = pans.every((pan) => slicesOf(pan.shape, pan.cuts).length === task.want.bottom);
  const story = { ...desk.session, isOwnWay: !plain && task.form === 'serve' };
  const isOwnWay = praiseFor(story, { ownWay: true, fits: false });
  const loads = [{ side: 'left', actors: taken }] as const;
  weigh(context, { loads, brass: task.want, tilt }, () => {
    const line = verdict.kind === 'less' ? text().less : text().tooMuch;
    stage.tell(fits ? text().served(task, isOwnWay) : line);
    stall.crowd.feel(0, fits ? 'joy' : verdict.kind === 'less' ? 'less' : 'much');
    if (fits) cheer(context);
    else stall.crowd.call(0, verdict.kind === 'less' ? text().huh : text().wow);
    clock.after(fits ? 1.7 : lookAt, () =>
      putAway(context, taken, () => trial.onShown(fits ? [{ person: 0, actors: taken }] : [])),
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
