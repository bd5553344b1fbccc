/** Children made of a few numbers, for the shipped learners and for tests that vary them. */
import type { LearnerTask, MakeLearner } from '@nobi/kit/simulate';

export interface Traits {
  /** Mean and spread of ability, in logits. */
  ability: readonly [mean: number, spread: number];
  /** Logits gained with each task. */
  growth?: readonly [least: number, most: number];
  /** Share of what is known that goes wrong all the same. */
  slip?: number;
  /** Share of what is not known that goes right by luck. */
  guess?: number;
  /** Logits that each step of help is worth. */
  eased?: number;
  /** Share of tasks in which help is wished for. */
  leans?: number;
  /** Days after which half of a skill that is not played is lost. */
  forgets?: number;
  /** The skill, by number, that cannot be done until it was shown with this much help. */
  lacks?: { skill: number; help: number };
}

export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export const likely = (logit: number): number => 1 / (1 + Math.exp(-logit));

export const learnerWith =
  (traits: Traits): MakeLearner =>
  (random) => {
    const [mean, spread] = traits.ability;
    const [least, most] = traits.growth ?? [0, 0];
    const step = least + (most - least) * random();
    const { slip = 0, guess = 0, eased = 0.8, leans = 0 } = traits;
    let ability = mean + spread * normal(random);
    const played = new Map<string, number>();
    const met: string[] = [];
    const shown = new Set<string>();

    /** Logits that are lost since the skill was last played. */
    const lost = ({ skill, day }: LearnerTask): number => {
      const days = day - (played.get(skill) ?? day);
      return traits.forgets === undefined ? 0 : 4 * (1 - 0.5 ** (days / traits.forgets));
    };
    const isLacking = ({ skill, help }: LearnerTask): boolean => {
      const { lacks } = traits;
      if (!lacks || met.indexOf(skill) !== lacks.skill || shown.has(skill)) return false;
      if (help >= lacks.help) shown.add(skill);
      return !shown.has(skill);
    };
    return {
      answer(task) {
        if (!met.includes(task.skill)) met.push(task.skill);
        const logit = ability - task.difficulty + eased * task.help - lost(task);
        const known = isLacking(task) ? 0.05 : likely(logit);
        played.set(task.skill, task.day);
        ability += step;
        return {
          right: random() < guess + (1 - guess) * known * (1 - slip),
          wants_help: random() < leans,
        };
      },
    };
  };
