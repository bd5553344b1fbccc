import { payments, profile } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newFamily } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { packed, sendProfile } from './profile.testing.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

const refusal = z.object({ detail: z.string(), error: z.string(), code: z.string() });

const show = async (token: string) => (await product.send(profile.show, { token })).body;

test('shows an account that has not paid what it signed up with', async () => {
  const { token } = await newFamily(product);

  const reply = await product.send(profile.show, { token });

  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.body).toEqual({
    display_name: 'Ibu Sari',
    full_name: null,
    whatsapp: '+6281234567890',
    bio: null,
    profile_picture: null,
  });
});

test('changes what is sent and leaves the rest', async () => {
  const { token } = await newFamily(product);
  await sendProfile(product, token, { full_name: 'Sari Dewi', bio: 'Ibu dua anak.' });

  const reply = await sendProfile(product, token, { display_name: '  Keluarga Sari 🌟  ' });

  const expected = {
    display_name: 'Keluarga Sari 🌟',
    full_name: 'Sari Dewi',
    whatsapp: '+6281234567890',
    bio: 'Ibu dua anak.',
    profile_picture: null,
  };
  expect(reply).toMatchObject({ status: 200, body: expected });
  expect(await show(token)).toEqual(expected);
});

test('a form without fields changes nothing', async () => {
  const { token } = await newFamily(product);
  const before = await show(token);
  const empty = '--x--\r\n';

  const reply = await product.send(profile.update, {
    token,
    body: empty,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });

  expect(reply.status).toBe(200);
  expect(await show(token)).toEqual(before);
});

test('keeps line breaks, quotes and markup of a bio as they were typed', async () => {
  const { token } = await newFamily(product);
  const bio = `Halo!\n<b>"Sari"</b> & 'Budi'; drop table account;--`;

  const reply = await sendProfile(product, token, { bio });

  expect(reply.body).toMatchObject({ bio });
});

test('the new name is greeted at once, though the old one was remembered', async () => {
  const { token } = await newFamily(product);
  const greet = async () => (await product.send(payments.myStatus, { token })).body;
  const before = await greet();

  await sendProfile(product, token, { display_name: 'Rumah Budi' });

  expect(before).toHaveProperty('display_name', 'Ibu Sari');
  expect(await greet()).toHaveProperty('display_name', 'Rumah Budi');
});

test.each([
  ['a number without +62', { whatsapp: '081234567890' }, 'whatsapp_prefix'],
  ['a short number', { whatsapp: '+6281234' }, 'whatsapp_prefix'],
  ['digits of another script', { whatsapp: '+62٨١٢٣٤٥٦٧٨' }, 'whatsapp_prefix'],
  ['no number', { whatsapp: '' }, 'whatsapp_prefix'],
  ['no display name', { display_name: '' }, 'invalid_input'],
  ['a display name of spaces', { display_name: '   ' }, 'invalid_input'],
  ['a display name of 81', { display_name: 'a'.repeat(81) }, 'invalid_input'],
  ['a full name of 121', { full_name: 'a'.repeat(121) }, 'invalid_input'],
  ['NUL', { full_name: 'a\u0000b' }, 'invalid_input'],
  ['a bio of 501', { bio: 'a'.repeat(501) }, 'invalid_input'],
  ['an address as picture', { profile_picture: 'https://contoh.id/foto.jpg' }, 'invalid_input'],
  ['a field of staff', { is_staff: 'true' }, 'invalid_input'],
  ['another e-mail', { email: 'lain@contoh.id' }, 'invalid_input'],
  ['a prototype', { ['__proto__']: 'x' }, 'invalid_input'],
])('refuses %s and changes nothing', async (_what, wrong, code) => {
  const { token } = await newFamily(product);
  const before = await show(token);

  const reply = await sendProfile(product, token, { bio: 'Tidak boleh tersimpan', ...wrong });

  expect(reply).toMatchObject({ status: 400, body: { code } });
  expect(await show(token)).toEqual(before);
});

test.each([
  ['display_name', 'a'.repeat(80)],
  ['full_name', 'a'.repeat(120)],
  ['bio', 'a'.repeat(500)],
  ['bio', `${'a\n'.repeat(249)}aa`],
])('takes the longest %s', async (field, value) => {
  const { token } = await newFamily(product);

  const reply = await sendProfile(product, token, { [field]: value });

  expect(reply).toMatchObject({ status: 200, body: { [field]: value } });
});

test.each([
  ['en', 'WhatsApp number must start with +62.'],
  ['id', 'Nomor WhatsApp harus diawali +62.'],
])('says in %s what is wrong, as error and as detail', async (language, words) => {
  const { token } = await newFamily(product);
  const { body, headers } = await packed({ whatsapp: '0812' });

  const reply = await product.send(profile.update, {
    token,
    body,
    headers: { ...headers, 'accept-language': language },
  });

  expect(refusal.parse(reply.body)).toEqual({
    error: words,
    detail: words,
    code: 'whatsapp_prefix',
  });
});

test('drops spaces, dots and dashes of a WhatsApp number', async () => {
  const { token } = await newFamily(product);

  const reply = await sendProfile(product, token, { whatsapp: '+62 812-3456.7899' });

  expect(reply.body).toMatchObject({ whatsapp: '+6281234567899' });
});

test('refuses a field that is sent twice', async () => {
  const { token } = await newFamily(product);
  const form = new FormData();
  form.append('bio', 'satu');
  form.append('bio', 'dua');

  const reply = await sendProfile(product, token, form);

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

test('refuses a body that is no form', async () => {
  const { token } = await newFamily(product);

  const reply = await product.send(profile.update, { token, body: { bio: 'halo' } });

  expect(reply).toMatchObject({ status: 415, body: { code: 'unsupported_type' } });
});

test('the same form sent twice leaves one profile', async () => {
  const { token } = await newFamily(product);
  const form = { display_name: 'Dua Kali', bio: 'Sama' };

  const replies = await Promise.all([1, 2, 3].map(() => sendProfile(product, token, form)));

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await show(token)).toMatchObject(form);
});

test('one family never changes another', async () => {
  const [one, other] = [await newFamily(product), await newFamily(product)];
  const before = await show(other.token);

  await sendProfile(product, one.token, { display_name: 'Bukan Kamu' });

  expect(await show(other.token)).toEqual(before);
});

test('a stranger neither reads nor changes a profile', async () => {
  const read = await product.send(profile.show, { token: 'x'.repeat(43) });
  const changed = await sendProfile(product, undefined, { bio: 'halo' });

  expect([read.status, changed.status]).toEqual([401, 401]);
});
