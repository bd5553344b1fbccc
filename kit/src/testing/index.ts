export { expectCodesOfSound, expectNoMistyped } from './level-codes.ts';
export { extremesOf } from './mastery.ts';
