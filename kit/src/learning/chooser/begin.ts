/**
 * What an item begins with: its save, corrected by what the server has seen this child do. A save may be
 * a sibling's, a guest's or an old phone's; it keeps its scenery, and no mastery that was never shown.
 */
import type { BeginsWith, ShownSkill } from '../../port.ts';
import { readClaim } from '../../save/chooser.ts';
import { isProven, weighed } from './evidence.ts';
import type { Plan } from './plan.ts';
import { freshMemory } from './review.ts';
import {
  freshSkillState,
  freshState,
  introduction,
  type LearningState,
  type Proof,
  type SkillState,
} from './state.ts';

/** The most that the chooser's own trust in a child can make up for (evidence.ts). */
const mostTrust = 4;

export const proofOf = ({ marks, from, to }: ShownSkill): Proof => {
  let { proof } = freshSkillState();
  for (const mark of marks) proof = weighed(proof, mark === '1', from);
  return { ...proof, from, to };
};

/** Two must agree on a mastery: the save, and what was shown. Without the save, the proof is whole. */
const corrected = (own: SkillState | undefined, shown: ShownSkill | undefined): SkillState => {
  const fresh = freshSkillState();
  const skill = {
    ...(own ?? { ...fresh, introduced: introduction.length }),
    claim: readClaim(shown?.claim),
  };
  if (!shown) return { ...skill, proof: fresh.proof, mastered: false, memory: null, doubt: 0 };
  const proof = proofOf(shown);
  const isInDoubt = skill.doubt > 0;
  const mastered = !isInDoubt && isProven(proof, skill.mastered ? mostTrust : 0);
  const remembered = skill.memory ?? freshMemory(shown.to);
  // What was lost is looked at a few times more; a mastery that was never shown is no loss.
  const lost = skill.mastered ? null : skill.memory;
  return {
    ...skill,
    proof,
    mastered,
    stands: skill.stands || mastered,
    memory: mastered || isInDoubt ? remembered : lost,
  };
};

/** Without a word from the host, as for a guest who only looks, the save is all that there is. */
export const beginWith = (plan: Plan, state: LearningState, known: BeginsWith): LearningState => {
  const { shown, start, isSteady } = known;
  if (isSteady) return { ...state, start, isSteady };
  const isNew = state.at === 0 && Object.keys(state.skills).length === 0;
  const begun = isNew ? freshState(start) : state;
  if (shown === null) return begun;
  const skills = { ...begun.skills };
  let { placing } = begun;
  for (const { id } of plan.skills)
    if (id in skills || id in shown) {
      const skill = corrected(skills[id], shown[id]);
      if (skill.mastered) placing = null;
      skills[id] = skill;
    }
  const { counterfactual } = begun;
  return {
    ...begun,
    skills,
    placing,
    ...(counterfactual && {
      counterfactual: {
        ...counterfactual,
        state: beginWith(plan, counterfactual.state, known),
      },
    }),
  };
};
