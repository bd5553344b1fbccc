import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from './settings.ts';

const read = (path: string) => readFile(join(import.meta.dirname, '../../..', path), 'utf8');
/** What these files set for other programs. */
const notOurs = /^(NODE_|POSTGRES_|NOBI_|CI$)/;

/** Only tests set these; an example to copy must not. */
const forTests =
  /^(SANDBOX_FAULTS|(MIDTRANS|XENDIT|WHATSAPP)_URL|FIREBASE_(AUTH|JWKS)_URL|\w+_DIST)$/;

test('every setting stands in docs/settings.md and in .env.example', async () => {
  const [page, example] = [await read('docs/settings.md'), await read('.env.example')];

  const missing = settingNames.filter(
    (name) =>
      !new RegExp(`\`${name}[\`=]`).test(page) ||
      (!forTests.test(name) && !new RegExp(`^# ${name}=`, 'm').test(example)),
  );

  expect(missing).toEqual([]);
});

test.each([
  ['compose.yaml', /^ {6}([A-Z][A-Z_]+):/gm],
  ['deploy/nobi.service', /(?:^Environment=| )([A-Z][A-Z_]+)=/gm],
  ['Dockerfile', /(?:^ENV| )\s*([A-Z][A-Z_]+)=/gm],
  ['.env.example', /^# ([A-Z][A-Z_]+)=/gm],
])('%s sets nothing that Nobi does not read', async (path, form) => {
  const set = [...(await read(path)).matchAll(form)].map(([, name = '']) => name);

  expect(set.length).toBeGreaterThan(0);
  expect(set.filter((name) => !settingNames.includes(name) && !notOurs.test(name))).toEqual([]);
});
