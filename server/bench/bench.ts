import type { Part } from './part.ts';
import { parts } from './parts.ts';
import { openReport } from './report.ts';
import { temporaryFolder } from './servers.ts';

const report = openReport();

const run = async (name: string, part: Part, args: readonly string[]) => {
  const folder = await temporaryFolder();
  const stops: (() => unknown)[] = [folder.drop];
  console.log(`\n${name}: ${part.about}`);
  try {
    await part.run({
      folder: folder.path,
      judge: report.judge,
      args,
      onEnd: (stop) => void stops.push(stop),
    });
  } catch (error) {
    // The others are measured all the same.
    console.error(error);
    report.fail(name, error);
  }
  for (const stop of stops.reverse()) await stop();
};

const list = () => {
  for (const [name, { about, isOnlyByName }] of Object.entries(parts))
    console.log(`${name.padEnd(10)}${about}${isOnlyByName ? ' (only by name)' : ''}`);
};

const [wanted, ...args] = process.argv.slice(2);
const chosen = wanted === undefined ? undefined : parts[wanted];

if (wanted === '--list') list();
else if (wanted !== undefined && !chosen) {
  console.error(`There is no part named ${wanted}:`);
  list();
  process.exitCode = 1;
} else {
  if (wanted !== undefined && chosen) await run(wanted, chosen, args);
  else
    for (const [name, part] of Object.entries(parts))
      if (!part.isOnlyByName) await run(name, part, []);
  console.log('');
  if (!report.print()) process.exitCode = 1;
}
