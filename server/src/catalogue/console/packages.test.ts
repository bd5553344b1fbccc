import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openGame } from '../../testing/builds.ts';
import { enterConsole, newColleague, newSubscriber } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { gameFiles, manifestOf, type ZipFile, zipOf } from '../uploads/packages.testing.ts';

const folder = join(tmpdir(), `nobi-packages-${randomUUID()}`);
let product: Product;
let second: Product;
let uploader: string;
let reviewer: string;
let family: string;

const newStaff = async () => {
  const { email } = await newColleague(product);
  return (await enterConsole(product, email)).token;
};
beforeAll(async () => {
  product = await startProduct({ DATA_DIR: folder });
  second = await startProduct({ DATA_DIR: folder }, { databaseUrl: product.databaseUrl });
  uploader = await newStaff();
  reviewer = await newStaff();
  family = (await newSubscriber(product)).token;
});
afterAll(async () => {
  await second.stop();
  await product.stop();
});

const uploaded = z.object({
  id: z.nullable(z.string()),
  findings: z.array(z.looseObject({ level: z.string(), code: z.string(), file: z.string() })),
});
const sendForm = async (form: FormData) => {
  const encoded = new Response(form);
  return product.send(staff.uploadPackage, {
    token: uploader,
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  });
};
const send = (files: readonly ZipFile[] | Uint8Array<ArrayBuffer>) => {
  const form = new FormData();
  const bytes = files instanceof Uint8Array ? files : zipOf(files);
  form.append('package', new Blob([bytes]), 'game.zip');
  return sendForm(form);
};
const upload = async (files: readonly ZipFile[] | Uint8Array<ArrayBuffer>) =>
  uploaded.parse((await send(files)).body);
const uploadGame = async (slug: string, more: readonly ZipFile[] = []) => {
  const { id, findings } = await upload(gameFiles(slug, more));
  if (!id) throw new Error(JSON.stringify(findings));
  return id;
};
const publish = (id: string, token = reviewer) =>
  product.send(staff.publishPackage, { token, params: { id } });
const storedFiles = () => readdir(join(folder, 'files', 'packages')).catch(() => []);
const ids = async (at: Product) => {
  const reply = await at.send(games.list, { token: family });
  return z
    .array(z.looseObject({ id: z.string() }))
    .parse(reply.body)
    .map(({ id }) => id);
};
const playUrl = async (slug: string) => {
  const reply = await product.send(games.play, { token: family, params: { id: slug } });
  return new URL(z.object({ url: z.string() }).parse(reply.body).url);
};
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1_000_000);
const many = Array.from({ length: 2001 }, (_, at) => ({ name: `f${at}.txt`, bytes: 'a' }));
const kernel = { name: 'a.txt', bytes: 'a'.repeat(40_000) };
const page = (html: string) => [{ name: 'index.html', bytes: `<!doctype html>${html}` }];

test.each<[string, string, readonly ZipFile[]]>([
  ['a bomb', 'bomb', [{ name: 'a.txt', bytes: zeros(60) }]],
  ['too much in all', 'too_big', [{ name: 'a.txt', bytes: 'a', says: 100_000_001 }]],
  ['a way out of the folder', 'path', [{ name: '../../modules/a.js', bytes: 'a' }]],
  ['an absolute path', 'path', [{ name: '/etc/a.js', bytes: 'a' }]],
  ['a backslash', 'path', [{ name: 'a\\b.js', bytes: 'a' }]],
  ['a hidden file', 'path', [{ name: '.htaccess', bytes: 'a' }]],
  ['a symbolic link', 'link', [{ name: 'a.txt', bytes: '/etc/passwd', mode: 0o120777 }]],
  ['a size that lies', 'broken', [{ name: 'a.txt', bytes: 'a'.repeat(5000), says: 5 }]],
  ['files that share bytes', 'overlap', [kernel, { ...kernel, name: 'b.txt', again: true }]],
  ['too many files', 'too_many', many],
  ['twins but for the case', 'twin_names', [{ name: 'GAME.js', bytes: 'a' }]],
  ['a program', 'file_type', [{ name: 'a.exe', bytes: 'MZ' }]],
  ['a page that calls itself a picture', 'file_type', [{ name: 'a.png', bytes: '<script>' }]],
  ['half a picture', 'picture', [{ name: 'a.gif', bytes: 'GIF89a' }]],
  ['a second page', 'other_page', [{ name: 'b.html', bytes: 'a' }]],
  ['no sound manifest', 'manifest', [{ name: 'manifest.json', bytes: '{}' }]],
  [
    'a guest that calls itself house',
    'manifest',
    [{ name: 'manifest.json', bytes: manifestOf('x', { trust: 'house' }) }],
  ],
  ['a house game’s name', 'taken', [{ name: 'manifest.json', bytes: manifestOf(openGame) }]],
  ['a script in the page', 'inline_script', page('<script>go()</script>')],
  ['a handler in the page', 'inline_script', page('<img src="a.png" onerror="go()">')],
  ['a script from elsewhere', 'outside_file', page('<script src="https://x.example/a.js">')],
  ['a frame', 'frame', page('<iframe src="a"></iframe>')],
  ['a way to the top', 'top_navigation', [{ name: 'game.js', bytes: '\n\ntop.location="x"' }]],
])('refuses %s and keeps nothing of it', async (_what, code, files) => {
  const before = await storedFiles();

  const { id, findings } = await upload(gameFiles('tak-masuk', files));

  expect(id).toBeNull();
  expect(findings.filter(({ level }) => level === 'stops').map((each) => each.code)).toContain(
    code,
  );
  expect(await storedFiles()).toEqual(before);
});

test('refuses what is no archive, and what is larger than 30 MB', async () => {
  const noZip = await upload(new Uint8Array(Buffer.from('halo')));
  const large = await send(new Uint8Array(31 * 1024 * 1024));

  expect(noZip).toMatchObject({ id: null, findings: [{ level: 'stops', code: 'broken' }] });
  expect(large.status).toBe(413);
});

test('tells where in the package something is that a person should look at', async () => {
  const code = 'let a = 1;\nfetch("https://x.example");\nlocalStorage.a = eval("1");';

  const { findings } = await upload(gameFiles('dilihat', [{ name: 'game.js', bytes: code }]));

  const at = (name: string, line: number, level: string) =>
    expect.objectContaining({ code: name, file: 'game.js', line, level });
  expect(findings).toEqual(
    expect.arrayContaining([
      at('network', 2, 'warns'),
      at('outside_address', 2, 'warns'),
      at('eval', 3, 'warns'),
      at('storage', 3, 'notes'),
    ]),
  );
});

test('a second person publishes, and every process shows it within a second', async () => {
  const id = await uploadGame('balon-satu');
  const waiting = await ids(product);

  const own = await publish(id, uploader);
  const other = await publish(id);

  expect(own).toMatchObject({ status: 403, body: { code: 'staff_second_person' } });
  expect(waiting).not.toContain('balon-satu');
  expect(other.status).toBe(200);
  await expect.poll(() => ids(second)).toContain('balon-satu');
  const rows = await product.db.query(
    `select did from staff_audit where about = 'game.balon-satu v1' order by id`,
  );
  expect(rows).toEqual([{ did: 'uploadPackage' }, { did: 'publishPackage' }]);
});

test('the database itself lets nobody publish their own', async () => {
  const id = await uploadGame('balon-dua');

  const own = product.db.query(
    `update guest_package set state = 'published', published_by = uploaded_by where id = $1`,
    [id],
  );

  await expect(own).rejects.toThrow('check constraint');
});

test('a guest runs in a box without origin; its files are open, its page is signed', async () => {
  await publish(await uploadGame('balon-tiga'));
  const url = await playUrl('balon-tiga');

  const [page, code, unsigned, bare, missing] = await Promise.all(
    [
      url,
      new URL('game.js', url),
      new URL(url.pathname, url),
      new URL('index.html', url),
      new URL('a.js', url),
    ].map((each) => fetch(each)),
  );

  const policy = page?.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/sandbox allow-scripts$/);
  expect(policy).toContain(`default-src 'none'; script-src ${product.playUrl}${url.pathname} `);
  expect(policy).toContain(`frame-ancestors ${product.url};`);
  expect(await page?.text()).toContain('<head><script src="nobi-guest.js"></script>');
  expect(await code?.text()).toContain('dimainkan');
  expect(code?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(code?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect([page?.status, unsigned?.status, bare?.status, missing?.status]).toEqual([
    200, 403, 404, 404,
  ]);
});

test('a new version takes the place of the old one, which comes back by one press', async () => {
  const first = await uploadGame('balon-empat');
  await publish(first);
  const old = await playUrl('balon-empat');
  const next = await uploadGame('balon-empat', [{ name: 'game.js', bytes: 'let two = 2;' }]);
  await publish(next);
  const now = await playUrl('balon-empat');

  // Two people have seen the first one: whoever is there takes the broken one back.
  const back = await publish(first, uploader);

  expect(back.status).toBe(200);
  expect(now.pathname).not.toBe(old.pathname);
  expect((await playUrl('balon-empat')).pathname).toBe(old.pathname);
  const one = await product.send(staff.package, { token: uploader, params: { id: next } });
  expect(one.body).toMatchObject({ version: 2, state: 'replaced', is_own: true });
});

test('a withdrawn package leaves the shelf of every process', async () => {
  const id = await uploadGame('balon-lima');
  await publish(id);
  await expect.poll(() => ids(second)).toContain('balon-lima');

  await product.send(staff.withdrawPackage, { token: uploader, params: { id } });

  await expect.poll(() => ids(second)).not.toContain('balon-lima');
  const played = await product.send(games.play, { token: family, params: { id: 'balon-lima' } });
  expect(played.status).toBe(404);
});

test('files of a withdrawn package are gone, its page included', async () => {
  const id = await uploadGame('pergi-jauh');
  await publish(id);
  const entry = await playUrl('pergi-jauh');
  const file = `${product.playUrl}/guest/${id}/game.js`;
  const before = [(await fetch(entry)).status, (await fetch(file)).status];

  await product.send(staff.withdrawPackage, { token: uploader, params: { id } });

  expect(before).toEqual([200, 200]);
  expect((await fetch(entry)).status).toBe(404);
  expect((await fetch(file)).status).toBe(404);
});

test('the page of a package has the guard before its own scripts', async () => {
  const id = await uploadGame('dijaga');
  await publish(id);

  const page = await fetch(await playUrl('dijaga'));

  expect(await page.text()).toMatch(
    new RegExp(`^<!doctype html><script src="/guest/${id}/nobi-guard.js">`, 'i'),
  );
  expect(page.headers.get('content-security-policy')).toContain("webrtc 'block'");
});

test('staff look at a version that waits, by a signed address', async () => {
  const id = await uploadGame('balon-enam');

  const reply = await product.send(staff.previewPackage, { token: reviewer, params: { id } });

  const { url } = z.object({ url: z.string() }).parse(reply.body);
  expect(await (await fetch(url)).text()).toContain('<h1>Balon</h1>');
});

test('a form beside the archive stands in for its manifest', async () => {
  const form = new FormData();
  const files = gameFiles('dari-formulir').filter(({ name }) => name !== 'manifest.json');
  form.append('manifest', manifestOf('dari-formulir'));
  form.append('package', new Blob([zipOf(files)]), 'game.zip');

  const { id } = uploaded.parse((await sendForm(form)).body);

  const params = { id: String(id) };
  const one = await product.send(staff.package, { token: uploader, params });
  expect(one.body).toMatchObject({ slug: 'dari-formulir', title_id: 'Balon', state: 'waiting' });
});
