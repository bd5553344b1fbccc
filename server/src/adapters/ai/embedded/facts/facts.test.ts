import { expect, test } from 'vitest';
import { factAnswers } from './answer-fact.rules.ts';
import { clockTime } from './clock.rules.ts';
import { readFacts } from './read-tables.ts';

const facts = await readFacts();
const answer = factAnswers(facts);

const answers: readonly (readonly ['id' | 'en', string, string])[] = [
  ['id', 'ibu kota jepang apa?', 'Ibu kota Jepang adalah Tokyo.'],
  ['en', "what's the capital of france", 'The capital of France is Paris.'],
  ['id', 'ibukota sulawesi selatan apa', 'Ibu kota Sulawesi Selatan adalah Makassar.'],
  ['en', 'what language do they speak in brazil', 'In Brazil people speak Portuguese.'],
  ['id', 'orang jepang ngomong bahasa apa', 'Di Jepang orang memakai bahasa Jepang.'],
  ['id', 'bendera indonesia warnanya apa', 'Bendera Indonesia berwarna merah dan putih.'],
  ['id', 'kenya ada di benua mana', 'Kenya ada di benua Afrika.'],
  ['id', 'rumah adat minang namanya apa', 'Rumah adat Sumatera Barat yang terkenal: Rumah Gadang.'],
  ['id', 'lagu daerah jawa barat apa', 'Salah satu lagu daerah Jawa Barat: “Tokecang”.'],
  ['id', 'kelinci makan apa ya', 'Kelinci makan rumput, daun, dan sayur.'],
  ['en', 'what do pandas eat', 'Pandas eat bamboo.'],
  ['id', 'gajah suaranya gimana', 'Suara gajah: bunyinya seperti terompet.'],
  ['en', 'how many legs does a spider have', 'Spiders have 8 legs.'],
  ['id', 'apakah paus bertelur', 'Paus tidak bertelur. Paus melahirkan anaknya.'],
  ['en', "what's the past tense of go", 'The past tense of “go” is “went”.'],
  ['id', 'luas persegi panjang 5 cm x 3 cm', 'Luas = panjang × lebar = 15 cm².'],
  ['id', 'rumus keliling persegi', 'Keliling = 4 × sisi.'],
  ['en', 'area of a square with side 7', 'Area = side × side = 49.'],
];
test.each(answers)('%s: %s', (language, question, wanted) => {
  expect(answer(question, language)).toBe(wanted);
});

test.each([
  ['id', 'jam 3 kurang seperempat itu jam berapa', 'Itu pukul 2.45.'],
  ['id', 'jam setengah empat itu jam berapa', 'Itu pukul 3.30.'],
  ['en', 'what is half past three', 'That is 3:30.'],
] as const)('%s: %s is a time', (language, question, wanted) => {
  expect(clockTime(question, language)).toBe(wanted);
});

test('tells no time where none is asked', () => {
  expect(clockTime('jam 3 kurang seperempat aku pulang', 'id')).toBeUndefined();
});

test('names what belongs together', () => {
  expect(answer('sebutkan planet', 'id')).toContain('Merkurius');
  expect(answer('name three planets', 'en')).toContain('Neptune');
  expect(answer('benua apa aja', 'id')).toContain('tujuh benua');
});

test.each([
  'kapan ayam bertelur',
  'ibu kota zorgblip apa',
  'ibu kota indonesia apa',
  'kucing makan tikus ga',
  'luas kamarku berapa',
  'makan apa ya',
  'how many legs do 3 spiders have',
])('says nothing to "%s", which the tables do not answer', (question) => {
  expect(answer(question, 'id')).toBeUndefined();
});

test('every row of the tables is whole', () => {
  for (const { name, languages, colours } of facts.countries.values())
    expect([name.en !== '', languages.id !== '', languages.en !== '', colours.length > 0]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  for (const { food, many, bears, name } of facts.animals.values())
    expect([food.id, food.en, many, name.en].includes(''), `${name.id} ${bears}`).toBe(false);
  for (const { answer: both } of facts.lists) expect([both.id, both.en]).not.toContain('');
});
