import { all, openBadInput } from './bad-input.testing.ts';

// All that can be wrong, at every call, and after each the tables: a sixth of it is tried by bad-input.test.ts.
const input = openBadInput({ pick: all, sumsEach: true });

input.refusesBodies();
input.findsNothingBehindStrangeAddresses();
