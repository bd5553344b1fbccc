import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const store = {
  S3_ENDPOINT: 'https://s3.contoh.id/',
  S3_BUCKET: 'nobi-berkas',
  S3_REGION: 'ap-southeast-3',
  S3_ACCESS_KEY: 'kunci',
  S3_SECRET_KEY: 'rahasia',
};

test('keeps files in DATA_DIR unless a store is given', () => {
  expect(readSettings({}).s3).toBeUndefined();
});

test('takes a store whole, with its prefix', () => {
  expect(readSettings({ ...store, S3_PREFIX: 'nobi/uji' }).s3).toEqual({
    endpoint: 'https://s3.contoh.id',
    bucket: 'nobi-berkas',
    region: 'ap-southeast-3',
    accessKey: 'kunci',
    secretKey: 'rahasia',
    prefix: 'nobi/uji',
  });
});

test.each([
  [{ ...store, S3_SECRET_KEY: '' }, 'belong together'],
  [{ S3_PREFIX: 'nobi' }, 'S3_PREFIX needs S3_ENDPOINT'],
  [{ ...store, S3_PREFIX: '/nobi/' }, 'S3_PREFIX'],
  [{ ...store, S3_ENDPOINT: 's3://berkas' }, 'S3_ENDPOINT'],
  [{ ...store, S3_BUCKET: 'Nobi_Berkas' }, 'S3_BUCKET'],
  [{ BACKUP_PASSPHRASE: 'pendek' }, 'BACKUP_PASSPHRASE'],
])('refuses %j', (values, sentence) => {
  expect(() => readSettings(values)).toThrow(sentence);
});
