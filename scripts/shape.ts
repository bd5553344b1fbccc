import { checkAsvs } from './shape/asvs.ts';
import { checkColours } from './shape/colours.ts';
import { checkDocs } from './shape/docs.ts';
import { checkNouns } from './shape/nouns.ts';
import { checkProofs } from './shape/proofs.ts';
import { checkRules, checkSql } from './shape/roles.ts';
import { checkTables } from './shape/tables.ts';
import { checkCircles, checkRooms, checkWalls } from './shape/walls.ts';
import { checkWords } from './shape/words.ts';

/** What neither the compiler nor the linter sees: how the tree is laid out. */
const checks = [
  checkNouns,
  checkSql,
  checkRules,
  checkWalls,
  checkRooms,
  checkCircles,
  checkTables,
  checkWords,
  checkColours,
  checkDocs,
  checkAsvs,
  checkProofs,
];

const problems = (await Promise.all(checks.map((check) => check()))).flat();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
