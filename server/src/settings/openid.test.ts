import { expect, test } from 'vitest';
import { publicProduct } from './public.testing.ts';
import { readSettings, SettingsProblem } from './settings.ts';

const client = { OIDC_CLIENT_ID: 'nobi' };
const beyond = { ...publicProduct, HOST: '0.0.0.0' };
const complaintOf = (values: Record<string, string>) => {
  try {
    readSettings(values);
    return '';
  } catch (error) {
    return error instanceof SettingsProblem ? error.message : String(error);
  }
};

test('shows no provider and no stand-in unless asked', () => {
  expect(readSettings({})).toMatchObject({ openid: undefined, hasDemoOpenid: false });
});

test('takes Google unless another provider is named', () => {
  expect(readSettings(client).openid).toMatchObject({
    issuer: 'https://accounts.google.com',
    name: 'Google',
  });
  expect(
    readSettings({ ...client, OIDC_ISSUER: 'https://id.example/realm', OIDC_NAME: 'Sekolah' })
      .openid,
  ).toMatchObject({ issuer: 'https://id.example/realm', name: 'Sekolah' });
});

test.each([
  [{ OIDC_CLIENT_SECRET: 'a-long-secret' }, 'OIDC_CLIENT_SECRET needs OIDC_CLIENT_ID'],
  [{ OIDC_NAME: 'Sekolah' }, 'OIDC_NAME needs OIDC_CLIENT_ID'],
  [{ ...client, OIDC_ISSUER: 'https://id.example' }, 'OIDC_NAME is missing'],
  [{ ...client, OIDC_ISSUER: 'http://id.example', OIDC_NAME: 'x' }, 'must be https'],
  [{ ...client, OIDC_ISSUER: 'javascript:alert(1)', OIDC_NAME: 'x' }, 'OIDC_ISSUER'],
  [{ ...client, OIDC_DEMO: '1' }, 'OIDC_DEMO stands in where no provider is set'],
  [{ ...beyond, OIDC_DEMO: '1' }, 'OIDC_DEMO lets everybody in as anybody'],
  [
    { ...client, FIREBASE_PROJECT_ID: 'nobi-demo', FIREBASE_API_KEY: 'abcdefgh' },
    'Firebase brings Google itself',
  ],
])('refuses %j', (values, words) => {
  expect(complaintOf({ ...values })).toContain(words);
});
