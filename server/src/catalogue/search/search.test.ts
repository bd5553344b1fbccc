import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogueFile, itemManifest } from '@nobi/kit/manifest';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { catalogueSearch, type Looking } from './search.ts';

/** What children write, and what any of the first three should be. */
const queries = `
mau main hitung-hitungan = jembatan-sepuluh sahabat-angka
belajar nulis huruf = petualangan-suku
game robot = nobi-pulang kode-pertamaku
yang ada martabaknya = warung-martabak
martabak = warung-martabak
mau gambar = studio-gambar
menggambar = studio-gambar
aku mau mewarnai = studio-gambar
bikin lagu = studio-musik
main musik = studio-musik
angklung = studio-musik
gamelan = studio-musik
bikin cerita = buku-cerita
aku mau nulis cerita = buku-cerita
buat buku = buku-cerita
dongeng = buku-cerita
belajar baca = petualangan-suku
belajar membaca = petualangan-suku
suku kata = petualangan-suku gelembung-suku
game suku kata = gelembung-suku
gelembung = gelembung-suku
main balon suku kata = gelembung-suku
jembatan = jembatan-sepuluh
game tambah-tambahan = jembatan-sepuluh
penjumlahan = jembatan-sepuluh sahabat-angka
belajar pengurangan = sahabat-angka
belajar angka = sahabat-angka
kursus matematika = sahabat-angka
game matematika = jembatan-sepuluh warung-martabak
kebun = kebun-bentuk
game bentuk = kebun-bentuk
kambing = kebun-bentuk
pola bunga = kebun-bentuk
shapes = kebun-bentuk
perkalian = lumbung-kali
tabel perkalian = lumbung-kali
game sawah = lumbung-kali
belajar pembagian = lumbung-kali
times tables = lumbung-kali
desimal = titik-desimal
pasar = pasar-apung
kembalian = pasar-apung
uang pas = pasar-apung
change and money = pasar-apung
drone = sawah-cerdas
sensor = sawah-cerdas
belajar persen = titik-desimal
decimals = titik-desimal
galangan = galangan-kapal
bikin kapal = galangan-kapal
belajar skala = galangan-kapal
volume = galangan-kapal
kalimat bahasa inggris = mesin-kalimat
mesin = mesin-kalimat
sentences = mesin-kalimat
pecahan = warung-martabak
game pecahan = warung-martabak
bagi kue = warung-martabak
belajar koding = kode-pertamaku nobi-pulang
coding = kode-pertamaku nobi-pulang
ngoding = kode-pertamaku nobi-pulang
kursus coding = kode-pertamaku
nobi pulang = nobi-pulang
game panah = nobi-pulang
bahasa inggris = hello-nobi pelabuhan-halo
kursus bahasa inggris = hello-nobi
game bahasa inggris = pelabuhan-halo
belajar warna = hello-nobi pelabuhan-halo
game kapal = pelabuhan-halo
derek = pelabuhan-halo
pelabuhan = pelabuhan-halo
jembtan = jembatan-sepuluh
martabk = warung-martabak
gamabr = studio-gambar
musk = studio-musik
matematka = sahabat-angka jembatan-sepuluh
belajar bentuk = sahabat-angka
belajar jam = sahabat-angka
nama hewan bahasa inggris = hello-nobi pelabuhan-halo
bug = kode-pertamaku nobi-pulang
any games about numbers = jembatan-sepuluh sahabat-angka
i want to draw = studio-gambar
can i make music here = studio-musik
learn to read = petualangan-suku
huruf kapital = kota-ejaan
imbuhan = kota-ejaan
ejaan baku = kota-ejaan
spelling = kota-ejaan gelembung-suku kabar-kampung
kereta = kata-berantai
train game = kata-berantai
ganti huruf = kata-berantai
learn english = hello-nobi pelabuhan-halo
fractions = warung-martabak
bridge game = jembatan-sepuluh
write a story = buku-cerita
coding for kids = kode-pertamaku nobi-pulang
arrows = nobi-pulang
bubbles = gelembung-suku
learn letters = petualangan-suku
painting = studio-gambar
count = sahabat-angka jembatan-sepuluh
crane = pelabuhan-halo
piano = studio-musik
`
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', expected = ''] = line.split(' = ');
    return { query, expected: expected.split(' ') };
  });

const content = join(import.meta.dirname, '../../../../content');
const withManifest = z.object({ manifest: itemManifest });

/** The real shelf, as its manifests tell it; only what the build adds is made up. */
const realItems = async () => {
  const items = [];
  for await (const file of glob('{games,courses,tools}/*/manifest.ts', { cwd: content })) {
    const { manifest } = withManifest.parse(await import(pathToFileURL(join(content, file)).href));
    items.push(manifest);
  }
  return items;
};

const rebuild = async () => {
  const items = await realItems();
  const built = items.map((item) => ({
    ...item,
    path: `/${item.kind}s/${item.id}/`,
    thumbnail: `/assets/${item.id}-1234abcd.svg`,
    build: '0123456789ab',
    bytes: 1000,
  }));
  return catalogueFile.parse({ v: 1, items: built }).items;
};

const items = await rebuild();
const search = catalogueSearch({ items, find: () => undefined }, 'https://main.contoh.id');
const anyPlan = { language: 'id', allows: () => true, limit: 3 } as const;
const ids = (query: string, reading: Looking = anyPlan) =>
  search.find(query, reading).map(({ id }) => id);

test('has what a child means among the first three, for 92 of 100 queries', () => {
  const missed = queries.filter(
    ({ query, expected }) => !ids(query).some((id) => expected.includes(id)),
  );

  expect(queries.length).toBeGreaterThanOrEqual(60);
  expect(missed.length / queries.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.08);
});

test.each(['xylofon', 'siapa presiden', 'dinosaurus'])(
  'finds nothing far-fetched for "%s"',
  (query) => {
    expect(ids(query)).toEqual([]);
  },
);

test('shows nothing that the plan does not open', () => {
  const regular: Looking = { ...anyPlan, allows: (plan) => plan === 'regular' };

  expect(ids('martabak')).toContain('warung-martabak');
  expect(ids('martabak', regular)).not.toContain('warung-martabak');
});

test('lists games when only games are asked for', () => {
  const results = search.find('ada game apa aja?', anyPlan);

  expect(results.map(({ kind }) => kind)).toEqual(['game', 'game', 'game']);
});

test('tells titles in the language of the reader', () => {
  expect(search.find('martabak', { ...anyPlan, language: 'en' })[0]?.title).toBe('Martabak Stall');
});

test('finds one among two hundred as well', () => {
  const others = Array.from({ length: 200 }, (_, at) =>
    items.slice(at % items.length, (at % items.length) + 1).map((item) => ({
      ...item,
      id: `lain-${at}`,
      title: { id: `Lain ${at}`, en: `Other ${at}` },
    })),
  ).flat();
  const many = catalogueSearch(
    { items: [...others, ...items], find: () => undefined },
    'https://main.contoh.id',
  );

  expect(many.find('warung martabak', anyPlan)[0]?.id).toBe('warung-martabak');
});
