import { companyPlaces } from '@nobi/contract';
import { expect, test } from 'vitest';
import { withCompany } from './company.rules.ts';

const company = {
  name: 'PT Bintang & Kawan',
  address: 'Jalan "Mawar" 1 <Lt. 2>',
  registration: 'NIB 1234567890123',
  email: 'bantuan@nobi.test',
  whatsapp: '+6281234567890',
};

test('a page tells who stands behind it, and no setting can end an element', () => {
  const page = Object.values(companyPlaces).join('|');

  expect(withCompany(page, company)).toBe(
    'PT Bintang &amp; Kawan|Jalan &quot;Mawar&quot; 1 &lt;Lt. 2&gt;|NIB 1234567890123|bantuan@nobi.test|+6281234567890',
  );
});

test('what looks like a place and is none stays', () => {
  expect(withCompany('100% %company-dog%', company)).toBe('100% %company-dog%');
});
