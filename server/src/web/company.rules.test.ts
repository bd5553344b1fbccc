import { companyLogoPlace, companyPlaces } from '@nobi/contract';
import { expect, test } from 'vitest';
import { withCompany, withLogo } from './company.rules.ts';

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

test('the logo has its name in words and its room, and waits until somebody scrolls there', () => {
  const logo = { address: '/company/logo.png?v=1', width: 240, height: 80 };

  expect(withLogo(`<p>${companyLogoPlace}</p>`, { name: 'A "B" $&', logo })).toBe(
    '<p><img src="/company/logo.png?v=1" alt="A &quot;B&quot; $&amp;" width="240" height="80" loading="lazy"></p>',
  );
  expect(withLogo(`<p>${companyLogoPlace}</p>`, { name: 'A', logo: undefined })).toBe('<p></p>');
});
