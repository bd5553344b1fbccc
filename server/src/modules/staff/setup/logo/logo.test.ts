import { staff } from '@nobi/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startConsole } from '../../../../testing/console.ts';
import { enterConsole, newColleague, newSubscriber } from '../../../../testing/people.ts';
import type { Product } from '../../../../testing/product.ts';

let product: Product;
let token: string;
const company = 'PT Belajar & Riang';
beforeAll(async () => {
  ({ product, token } = await startConsole({ COMPANY_NAME: company }));
});
afterAll(() => product.stop());
const drop = () => product.send(staff.dropLogo, { token });
beforeEach(drop);

const plain = (size: { width: number; height: number }, background = 'orange') =>
  sharp({ create: { ...size, channels: 4, background } });
const pngOf = async (...picture: Parameters<typeof plain>) =>
  new Uint8Array(
    await plain(...picture)
      .png()
      .toBuffer(),
  );
const upload = async (bytes: Uint8Array<ArrayBuffer>, { by = token, field = 'logo' } = {}) => {
  const form = new FormData();
  form.append(field, new Blob([bytes]), 'logo.png');
  const packed = new Response(form);
  return product.send(staff.setLogo, {
    token: by,
    body: new Uint8Array(await packed.arrayBuffer()),
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
  });
};
const fetched = async (path: string, headers = {}) => {
  const reply = await fetch(new URL(path, product.url), { headers });
  return { status: reply.status, headers: reply.headers, bytes: await reply.arrayBuffer() };
};
const welcome = async (language = 'id') => (await fetch(`${product.url}/?lang=${language}`)).text();
const pictureIn = (page: string) => /<img [^>]*\/company\/logo[^>]*>/.exec(page)?.[0];
const newestLetter = async (email: string) => {
  const [letter] = await product.db.query<{ text_body: string; html_body: string }>(
    'select text_body, html_body from letter where recipient = $1 order by id desc limit 1',
    [email],
  );
  return letter ?? { text_body: '', html_body: '' };
};

test('a logo stands on the welcome page at once, in a room that is kept for it', async () => {
  const before = pictureIn(await welcome());

  const reply = await upload(await pngOf({ width: 960, height: 240 }));

  expect(before).toBeUndefined();
  expect(reply.body).toMatchObject({ logo: { width: 240, height: 60 } });
  for (const language of ['id', 'en']) {
    const picture = pictureIn(await welcome(language));
    expect(picture).toContain('alt="PT Belajar &amp; Riang"');
    expect(picture).toContain('width="240" height="60" loading="lazy"');
  }
});

test('it is drawn anew as a small PNG that stays see-through, without what the file told', async () => {
  const sent = await plain({ width: 2000, height: 2000 }, '#ff880000')
    .withExif({ IFD0: { Copyright: 'rahasia' } })
    .png()
    .toBuffer();

  await upload(new Uint8Array(sent));
  const { bytes, headers, status } = await fetched('/company/logo.png');

  const drawn = await sharp(bytes).metadata();
  expect(drawn).toMatchObject({ format: 'png', width: 160, height: 160, hasAlpha: true });
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('rahasia');
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  // Mailboxes in browsers are other sites.
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const again = await fetched('/company/logo.png', { 'if-none-match': headers.get('etag') ?? '' });
  expect([status, again.status]).toEqual([200, 304]);
});

test('another logo takes its place under another address, and removed it is gone everywhere', async () => {
  await upload(await pngOf({ width: 300, height: 100 }));
  const first = pictureIn(await welcome());
  await upload(await pngOf({ width: 300, height: 100 }, 'navy'));
  const second = pictureIn(await welcome());

  const gone = await drop();

  expect(second).toBeDefined();
  expect(second).not.toBe(first);
  expect(gone.body).toEqual({ logo: null });
  expect(pictureIn(await welcome())).toBeUndefined();
  expect((await fetched('/company/logo.png')).status).toBe(404);
});

test('receipts and invoices show it; a receipt says the name where pictures are not shown', async () => {
  await upload(await pngOf({ width: 480, height: 160 }));

  const { email } = await newSubscriber(product, 'premium');
  const letter = await newestLetter(email);
  const invoice = await fetch(/https?:\S+/.exec(letter.text_body)?.[0] ?? '');

  expect(letter.html_body).toContain(`<img src="${product.url}/company/logo.png"`);
  expect(letter.html_body).toContain('alt="PT Belajar &amp; Riang"');
  expect(letter.text_body).toContain(company);
  expect(pictureIn(await invoice.text())).toContain('width="240" height="80"');
});

test('without a logo neither receipt nor invoice has a hole', async () => {
  const { email } = await newSubscriber(product, 'premium');
  const letter = await newestLetter(email);
  const invoice = await fetch(/https?:\S+/.exec(letter.text_body)?.[0] ?? '');

  expect(letter.html_body).not.toContain('<img');
  expect(await invoice.text()).not.toContain('<img');
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><p>logo</p>'],
  ['nothing', ''],
])('%s is no logo, and the one before stays', async (_what, text) => {
  await upload(await pngOf({ width: 300, height: 100 }));
  const before = pictureIn(await welcome());

  const reply = await upload(new TextEncoder().encode(text));

  expect(reply).toMatchObject({ status: 400, body: { code: 'picture_refused' } });
  expect(pictureIn(await welcome())).toBe(before);
});

test('a form with another field is refused, and a file beyond 5 MB', async () => {
  const picture = await pngOf({ width: 30, height: 10 });

  const misnamed = await upload(picture, { field: 'picture' });
  const large = await upload(new Uint8Array(6 * 1024 * 1024));

  expect(misnamed.status).toBe(400);
  expect(large.status).toBe(413);
});

test('only administrators change it, and the log says who did what, once', async () => {
  const { email } = await newColleague(product, { roles: ['content'] });
  const colleague = await enterConsole(product, email);
  const [{ id: since } = { id: 0 }] = await product.db.query<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from staff_audit',
  );
  const picture = await pngOf({ width: 300, height: 100 });

  const refused = await upload(picture, { by: colleague.token });
  for (const _press of [1, 2]) await upload(picture);
  for (const _press of [1, 2]) await drop();

  expect(refused.status).toBe(403);
  const rows = await product.db.query<{ did: string; before: object; after: object }>(
    'select did, before, after from staff_audit where id > $1 order by id',
    [since],
  );
  expect(rows.map(({ did }) => did)).toEqual(['setLogo', 'dropLogo']);
  expect(rows[0]).toMatchObject({ before: { logo: null } });
  expect(rows[1]).toMatchObject({ before: rows[0]?.after, after: { logo: null } });
});
