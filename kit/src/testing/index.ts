export { spokenParts } from '../spoken.ts';
export { expectCodesOfSound, expectNoMistyped } from './level-codes.ts';
export { extremesOf } from './mastery.ts';
