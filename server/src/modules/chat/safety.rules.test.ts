import { expect, test } from 'vitest';
import { safetyAnswer } from './safety.rules.ts';
import { safetyText } from './safety.text.ts';

test.each([
  ['aku mau mati aja', safetyText.id.hurting],
  ['aku pengen bunuh diri', safetyText.id.hurting],
  ['Aku gak mau hidup lagi', safetyText.id.hurting],
  ['i want to die', safetyText.en.hurting],
  ['ayah suka memukulku', safetyText.id.hurt],
  ['aku sering dipukul di rumah', safetyText.id.hurt],
  ['my uncle hits me', safetyText.en.hurt],
  ['aku dibully di sekolah', safetyText.id.hurt],
  ['dia minta fotoku', safetyText.id.secret],
  ['katanya jangan bilang mama', safetyText.id.secret],
  ['he said don’t tell your mom', safetyText.en.secret],
  ['berapa 5 + 3? aku mau mati', safetyText.id.hurting],
  ['b\u200bunuh diri', safetyText.id.hurting],
])('meets "%s" with a person to turn to', (prompt, said) => {
  expect(safetyAnswer(prompt, 'id')).toBe(said);
});

test.each([
  'lampunya mau mati',
  'kenapa ikan bisa mati',
  'bola dipukul ke mana',
  'membunuh mangsa',
  'nggak bisa, tinggal 3',
  'boleh bilang apa ke guru',
  'how do you spell die',
  'the bee hit the window',
  'kirim salam',
])('leaves "%s" to the helper', (prompt) => {
  expect(safetyAnswer(prompt, 'id')).toBeUndefined();
});
