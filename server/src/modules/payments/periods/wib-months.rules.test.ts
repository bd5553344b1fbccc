import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { addWibMonths } from './wib-months.rules.ts';

const wib = (text: string) => new Date(`${text}+07:00`);

test.each([
  ['2026-01-31T10:00:00', 1, '2026-02-28T10:00:00'],
  ['2026-01-31T10:00:00', 2, '2026-03-31T10:00:00'],
  ['2028-02-29T10:00:00', 12, '2029-02-28T10:00:00'],
  ['2026-12-15T23:30:00', 1, '2027-01-15T23:30:00'],
  // 03:00 WIB on the 31st is still the 30th in UTC: the day people see counts.
  ['2026-03-31T03:00:00', 1, '2026-04-30T03:00:00'],
])('%s plus %i months is %s in Jakarta', (from, months, expected) => {
  expect(addWibMonths(wib(from), months).toISOString()).toBe(wib(expected).toISOString());
});

test.each(['UTC', 'Asia/Jakarta', 'America/New_York', 'Pacific/Kiritimati'])(
  'a server whose clock hangs in %s counts the same months',
  async (TZ) => {
    const rules = join(import.meta.dirname, 'wib-months.rules.ts');
    const script = `import { addWibMonths } from ${JSON.stringify(rules)};
      const from = (text) => new Date(text + '+07:00');
      const ends = [['2026-03-31T03:00:00', 1], ['2026-10-31T23:30:00', 1], ['2028-02-29T00:30:00', 12]];
      console.log(ends.map(([at, months]) => addWibMonths(from(at), months).toISOString()).join());`;

    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { env: { TZ } },
    );

    expect(stdout.trim()).toBe(
      ['2026-04-30T03:00:00', '2026-11-30T23:30:00', '2029-02-28T00:30:00']
        .map((text) => wib(text).toISOString())
        .join(),
    );
  },
);
