import { expect, test } from 'vitest';
import { publicProduct } from './public.testing.ts';
import { readSettings } from './settings.ts';

const project = { FIREBASE_PROJECT_ID: 'nobi-keluarga', FIREBASE_API_KEY: 'AIzaSy-public_key' };
const onTheInternet = { ...publicProduct, HOST: '0.0.0.0' };

test('a Firebase project needs its name and its public key, and nothing else', () => {
  const { firebase } = readSettings({ ...project, ...onTheInternet });

  expect(firebase).toEqual({
    projectId: 'nobi-keluarga',
    apiKey: 'AIzaSy-public_key',
    authDomain: 'nobi-keluarga.firebaseapp.com',
    google: true,
    emulatorUrl: undefined,
    jwksUrl: undefined,
  });
});

test.each([
  ['belong together', { FIREBASE_PROJECT_ID: 'nobi-keluarga' }],
  ['belong together', { FIREBASE_API_KEY: 'AIzaSy-public_key' }],
  ['needs FIREBASE_PROJECT_ID', { FIREBASE_AUTH_DOMAIN: 'masuk.nobi.example' }],
  ['FIREBASE_PROJECT_ID', { ...project, FIREBASE_PROJECT_ID: 'a b' }],
  ['FIREBASE_AUTH_DOMAIN', { ...project, FIREBASE_AUTH_DOMAIN: "x.example; script-src 'none'" }],
  ['tests on this machine', { ...project, FIREBASE_AUTH_URL: 'http://auth.example' }],
  ['tests on this machine', { ...project, FIREBASE_JWKS_URL: 'https://keys.example/jwks' }],
  [
    'tests on this machine',
    { ...project, ...onTheInternet, FIREBASE_AUTH_URL: 'http://127.0.0.1:9099' },
  ],
  [
    'tests on this machine',
    { ...project, ...onTheInternet, FIREBASE_JWKS_URL: 'http://localhost/jwks' },
  ],
])('says "%s" of %j', (message, environment) => {
  expect(() => readSettings(environment)).toThrow(message);
});
