export { expectedSuccess, rate, targetSuccess } from './elo.ts';
export { climb, type Help, helpAfter, type Ladder } from './help.ts';
export { type Choice, type PickOptions, pickItem } from './pick.ts';
export {
  type Answer,
  freshSkill,
  type Lesson,
  learn,
  type Mastery,
  masteryOf,
  type SkillRecord,
} from './skill.ts';
