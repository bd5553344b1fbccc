/** The stretch of the giant on which a task is done, and his sleeping face. */
import { type CourseTask, type Desk, element, pressable } from '@nobi/kit/course';
import type { Step } from '../rules/run.ts';
import { words } from '../text/text.ts';
import { giantAsleep, giantFace } from '../view/giant.ts';
import { paintPlace, stationOf } from '../view/places.ts';

const again = (each: HTMLElement, name: string): void => {
  each.classList.remove(name);
  // Reading a size makes the same animation begin anew.
  void each.offsetWidth;
  each.classList.add(name);
};

const voices: Readonly<Record<string, readonly ['pop' | 'count' | 'page' | 'hop', number]>> = {
  d: ['pop', 0.55],
  t: ['count', 2],
  k: ['page', 1.5],
  u: ['hop', 1.25],
};

export const soundOf = (desk: Desk, sound: string): void => {
  const voice = voices[sound];
  if (voice) desk.sound(...voice);
};

export const openYard = (desk: Desk, task: CourseTask) => {
  const place = element('div', 'place');
  paintPlace(place, task.id);
  const root = element('div', 'yard');
  const isAwake = stationOf(task.id) === 10;
  const giant = pressable('giant-face', isAwake ? giantFace : giantAsleep, () => {
    again(giant, 'is-hopping');
    desk.sound('hop', 0.5);
    const text = words[desk.lang()];
    desk.tell(isAwake ? text.giggle : text.snore);
  });
  const dress = (): void => {
    giant.ariaLabel = words[desk.lang()].giant;
  };
  dress();
  desk.scene.append(place, root, giant);
  return {
    root,
    place,
    /** He laughs in his sleep. */
    tickle() {
      again(place, 'is-tickled');
      again(giant, 'is-hopping');
    },
    dress,
  };
};

const beatTime = 0.3;
const quietTime = 0.16;

/** Plays what a program did, one step after another; stops where `onStep` says no. */
export const playRun = (
  desk: Desk,
  steps: readonly Step[],
  { onStep, onEnd }: { onStep(step: Step): boolean; onEnd(): void },
): void => {
  // The second player sounds with the first: its beats are played when theirs comes.
  const order = steps
    .map((step, at) => ({ step, at }))
    .toSorted((one, other) => one.step.beat - other.step.beat || one.at - other.at);
  const play = (at: number): void => {
    const now = order[at];
    if (!now) {
      desk.clock.after(0.4, onEnd);
      return;
    }
    soundOf(desk, now.step.sound);
    if (!onStep(now.step)) {
      desk.clock.after(0.6, onEnd);
      return;
    }
    const next = order[at + 1];
    const isTogether =
      now.step.sound !== '' && next?.step.sound !== '' && next?.step.beat === now.step.beat;
    const time = now.step.sound === '' ? quietTime : beatTime;
    desk.clock.after(isTogether ? 0.02 : time, () => play(at + 1));
  };
  play(0);
};
