import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staff } from '@nobi/contract';
import { expect, test } from 'vitest';
import { boss } from '../../testing/console.ts';
import { enterConsole } from '../../testing/people.ts';
import { startProduct } from '../../testing/product.ts';

test('an administrator learns of the release that the operator’s file names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-release-'));
  const source = join(folder, 'newest');
  await writeFile(source, 'v999.0.1\n');
  const product = await startProduct({
    STAFF_EMAIL: boss.email,
    STAFF_PASSWORD: boss.password,
    RELEASE_NOTICE: source,
  });
  try {
    const { token } = await enterConsole(product, boss.email, boss.password);

    const { body } = await product.send(staff.release, { token });

    expect(body).toEqual({ newer: '999.0.1' });
  } finally {
    await product.stop();
    await rm(folder, { recursive: true });
  }
});
