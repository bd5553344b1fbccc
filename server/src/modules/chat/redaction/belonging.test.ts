import { expect, test } from 'vitest';
import { redact } from './redact.rules.ts';

test.each([
  ['kelurahanku menteng dalam', 'menteng'],
  ['aku di kelurahan sukamaju', 'sukamaju'],
  ['kecamatan aku cilandak', 'cilandak'],
  ['ayahku kerja di pt astra', 'astra'],
  ['papa kerja di bank mandiri', 'mandiri'],
  ['bapakku karyawan di indofood', 'indofood'],
  ['my dad works at google', 'google'],
  ['mum works for unilever', 'unilever'],
  ['adikku dirawat di rumah sakit hermina', 'hermina'],
  ['aku lahir di rsud pasar minggu', 'minggu'],
  ['my brother is in siloam hospital', 'siloam'],
  ['aku dirawat di kamar 302', '302'],
  ['im in room 214', '214'],
  ['adik di ruang melati 5', 'melati'],
])('takes the place out of "%s"', (message, place) => {
  expect(redact(message).text).not.toContain(place);
});

test.each([
  'apa itu rumah sakit',
  'ayah kerja apa',
  'papa kerja di pabrik sepatu',
  'ibuku kerja di rumah',
  'my mom works at the bank',
  'my dad works at night',
  'polisi kerja di mana',
  'di hotel ada kamar 12 dan kamar 13',
  'aku mau kerja di bank',
  'im worried about grandma in the hospital',
])('leaves "%s" as it is', (message) => {
  expect(redact(message).text).toBe(message);
});
