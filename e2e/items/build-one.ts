/** Before the tests of one item: builds it into a folder of its own. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dist } from './built-items.ts';

const buildOne = async (): Promise<void> => {
  const build = join(import.meta.dirname, '../../content/build.ts');
  const { ITEM = '' } = process.env;
  await promisify(execFile)(process.execPath, [build, '--only', ITEM, '--into', dist]);
};

// biome-ignore lint/style/noDefaultExport: Playwright calls what a setup file exports as default.
export default buildOne;
