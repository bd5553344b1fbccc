import { accountOfFamily } from '../population/population.store.ts';

/**
 * What somebody types into the open filters of each list, for the families of
 * `population.store.ts`: a list call without a row here is not measured, and fails.
 */
export const typedInto: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  tickets: {},
  contentReports: {},
  templates: {},
  safetyCases: {},
  safetyFlags: {},
  orders: {
    gateway: ['midtrans', 'gerbang-lama'],
    from: ['2025-06-01'],
    to: ['2026-06-01'],
    amount: ['15000', '12345'],
    search: ['keluarga-77@contoh.id', 'NB-AAAAAAAAAAAAAAAAAAAAAA'],
  },
  mismatches: {},
  vouchers: {},
  ratings: { stars: ['9', '2'], from: ['2025-06-01'], to: ['2026-06-01'] },
  families: {
    search: [
      // Of one family, then of a great many of them.
      'keluarga-77@contoh.id',
      '0812-0000 0077',
      'NB-AAAAAAAAAAAAAAAAAAAAAA',
      'keluarga',
      'siti',
      'sit ib',
      's',
      '0812',
      'nobody-at-all',
    ],
  },
  colleagues: {},
  items: { search: ['bridge', 'nothing'], category: ['math'] },
  packages: {},
  auditLog: {
    who: ['rekan-7@contoh.id', 'tidak-ada@contoh.id'],
    did: ['suspend', 'families', 'nothing'],
    family: [accountOfFamily(77)],
  },
};
