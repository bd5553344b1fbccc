import { expect, test } from 'vitest';
import { safeMediaAddress } from './media.ts';

const own = 'http://nobi.test:3000';
const addresses = [
  ['http://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['http://cdn.example:8080/a.png', 'https://cdn.example:8080/a.png'],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['http://localhost:3001/assets/a.svg', 'http://localhost:3001/assets/a.svg'],
  ['http://127.0.0.1:3001/a.svg', 'http://127.0.0.1:3001/a.svg'],
  ['http://nobi.test:3000/a.svg', 'http://nobi.test:3000/a.svg'],
  ['/assets/a.svg', 'http://nobi.test:3000/assets/a.svg'],
  ['javascript:alert(1)', ''],
  ['data:image/png;base64,AA', ''],
  ['http://[', ''],
] as const;
for (const [address, safe] of addresses)
  test(`turns ${address} into "${safe}"`, () => {
    expect(safeMediaAddress(address, own)).toBe(safe);
  });
