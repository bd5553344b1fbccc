/** How two children stand after some days: one who is always right, and one who taps at random. */
import {
  type MakeLearner,
  type MasteryState,
  playChild,
  type SimulatedItem,
} from '../simulate/index.ts';

const able: MakeLearner = () => ({ answer: () => ({ right: true, wants_help: false }) });
const tapping: MakeLearner = (random) => ({
  answer: () => ({ right: random() < 1 / 4, wants_help: false }),
});

export const extremesOf = (
  item: SimulatedItem,
  days: number,
): Record<'able' | 'tapping', MasteryState[]> => {
  const statesOf = (learner: MakeLearner): MasteryState[] => {
    const { skills } = playChild(item, learner, {
      child: 1,
      sittings: days,
      daysBetween: 1,
      seed: 7,
    });
    return Object.values(skills).map(({ state }) => state);
  };
  return { able: statesOf(able), tapping: statesOf(tapping) };
};
