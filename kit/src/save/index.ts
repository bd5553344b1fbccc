export { readLearning } from './chooser.ts';
export { readEach, readLadder, readSkill } from './learning.ts';
export { isBox, isNumber, isText, list, near, openSave, whole, within } from './read.ts';
