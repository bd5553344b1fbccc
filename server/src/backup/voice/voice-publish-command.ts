import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pickFiles } from '../../compose/files.ts';
import { publishPack, VoicePackProblem } from '../../modules/voice/publish-pack.ts';
import { readSettings } from '../../settings/settings.ts';
import { storesOn } from '../client.store.ts';
import { foldersOf, quiet, run } from '../command.ts';
import { openSource } from '../places.ts';
import { BackupProblem } from '../problem.ts';

const missing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};

/**
 * `npm run voice:publish -- --from FOLDER`: publishes the recordings of a folder as the newest voice pack. Its
 * `lines.tsv` has a row a clip: language, file name and words, with tabs between them.
 */
const publish = async () => {
  const { folder } = foldersOf('from');
  const read = (name: string) => readFile(join(folder, name)).catch(missing);
  const lines = await read('lines.tsv');
  if (!lines)
    throw new BackupProblem(`There is no lines.tsv in ${folder} (see docs/operating/voice.md).`);
  const settings = readSettings();
  const files = await pickFiles(settings);
  const { client, close } = await openSource(settings, quiet);
  const source = { lines: lines.toString('utf8'), read };
  const pack = await publishPack({ db: storesOn(client), files }, source)
    .catch((error: unknown) => {
      if (error instanceof VoicePackProblem)
        throw new BackupProblem(`Nothing was published.\n${error.message}`, { cause: error });
      throw error;
    })
    .finally(close);
  return [
    `Voice pack ${pack.version} is published: ${pack.clips} clips, ${Math.round(pack.bytes / 1000)} kB.`,
    'Who plays hears it from the next opened page on.',
  ];
};

await run('publish the voice pack', publish);
