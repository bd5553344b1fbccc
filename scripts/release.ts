/** `npm run release -- 1.2.3`: one commit and one tag; with `--dry-run` only what it would do. */
import { execFileSync } from 'node:child_process';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { releasedChangelog } from './release/changelog.ts';
import { versionFinding, versionIn, withVersion } from './release/versions.ts';
import { root } from './run.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const read = (path: string) => readFile(join(root, path), 'utf8');

const stop = (why: string): never => {
  console.error(why);
  process.exit(1);
};

/** Every file that names the version, as it will be. The peers stand apart and have none of ours. */
const changedFiles = async (version: string): Promise<Map<string, string>> => {
  const changed = new Map<string, string>();
  const day = new Date().toISOString().slice(0, 10);
  changed.set('CHANGELOG.md', releasedChangelog(await read('CHANGELOG.md'), version, day));
  for await (const path of glob('{package.json,package-lock.json,*/package.json}', { cwd: root }))
    if (!path.startsWith('peers/') && !path.startsWith('node_modules/'))
      changed.set(path, withVersion(await read(path), version));
  return changed;
};

const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean' } },
  allowPositionals: true,
});
const [version = ''] = positionals;
const isDry = values['dry-run'] === true;

const finding = versionFinding(version, versionIn(await read('package.json')));
if (finding !== undefined) stop(finding);
if (!isDry && git('status', '--porcelain') !== '') stop('Commit or put away your changes first.');
if (git('tag', '--list', `v${version}`) !== '') stop(`There is a tag v${version} already.`);

const changed = await changedFiles(version).catch((error: Error) => stop(error.message));
if (isDry) {
  console.log(`Would set ${version} in ${[...changed.keys()].sort().join(', ')},`);
  console.log(`commit "Release ${version}" and tag it v${version}.`);
} else {
  for (const [path, text] of changed) await writeFile(join(root, path), text);
  git('commit', '--all', '--message', `Release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Nobi ${version}`);
  console.log(`Committed and tagged v${version}. Push with: git push --follow-tags`);
}
