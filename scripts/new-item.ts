/** `npm run new-game kebun-angka`, and likewise new-course and new-tool. */
import { join } from 'node:path';
import { layItem, type NewKind, obstacleTo, shelfFor } from '../content/build/lay-item.ts';
import { root } from './run.ts';

const isKind = (text: string): text is NewKind => text in shelfFor;

const [kind = '', id = ''] = process.argv.slice(2);
const content = join(root, 'content');
const why = isKind(kind) ? obstacleTo(content, id) : 'Say what it is to be: game, course or tool.';
if (why !== undefined || !isKind(kind)) {
  console.error(why);
  process.exit(1);
}
await layItem(content, kind, id);
const path = `${shelfFor[kind]}/${id}`;
console.log(`content/${path} is there and plays already. Look at it:
  npx vite content          then open /dev/host.html?item=${path}
Hold it to the rules, in e2e/:
  ITEM=${path} npx playwright test --project=items`);
