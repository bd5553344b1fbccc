import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

/** The vendors' own programs, which the tests talk to: installed once, apart from the product. */
if (!existsSync(join(root, 'peers/node_modules/firebase-tools')))
  process.exitCode = await run('npm', ['ci', '--prefix', 'peers'], root);
