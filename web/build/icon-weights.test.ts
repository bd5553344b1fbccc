import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { weightsIn, withWeights } from './icon-weights.ts';

const lock = await readFile(
  fileURLToPath(import.meta.resolve('@phosphor-icons/react/dist/csr/Lock')).replace(
    '/csr/',
    '/defs/',
  ),
  'utf8',
);

const source = `
import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { Play } from '@phosphor-icons/react/dist/csr/Play';
const look = isOpen ? <Lock weight="fill" /> : <Play weight="bold" />;
`;

test('reads which icons and weights a source may show', () => {
  expect(weightsIn(source)).toEqual(
    new Map([
      ['Lock', new Set(['fill', 'bold'])],
      ['Play', new Set(['fill', 'bold'])],
    ]),
  );
});

test('keeps the wanted weight of a real icon and drops the other five', () => {
  const lean = withWeights(lock, new Set(['fill']));

  expect(lean).toContain('"fill"');
  expect(lean).not.toMatch(/"(?:bold|thin|light|regular|duotone)"/);
  expect(lean.length).toBeLessThan(lock.length / 3);
});

test('leaves an icon that is still a map of weights to shapes', () => {
  const lean = withWeights(lock, new Set(['fill', 'bold']));

  expect(lean.match(/^ {2}\[$/gm)).toHaveLength(2);
  expect(lean).toMatch(/new Map\(\[/);
});
