import { parsePageConfig } from '@nobi/client/page-config';
import { expect, test } from 'vitest';
import { appConfigOf } from './config.ts';

const readConfig = (text: string) => appConfigOf(parsePageConfig(text));

test('reads what the server wrote', () => {
  const config = readConfig(
    '{"identity":{"kind":"embedded","google":true},"playOrigin":"http://localhost:3001","demoPayments":true}',
  );

  expect(config.identity.google).toBe(true);
  expect(config.playOrigin).toBe('http://localhost:3001');
  expect(config.demoPayments).toBe(true);
  expect(config.supportEmail).toBe('');
});

for (const written of ['', '{', 'null', '[]', '"x"', '{"identity":1,"demoPayments":"yes"}'])
  test(`opens nothing extra for ${JSON.stringify(written)}`, () => {
    const { identity, demoPayments } = readConfig(written);

    expect(identity).toEqual({ kind: 'embedded', google: false });
    expect(demoPayments).toBe(false);
  });
