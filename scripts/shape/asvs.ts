import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import { root } from '../run.ts';

const page = 'docs/asvs.md';
const standings = ['met', 'partly', 'does not apply', 'not met'];
const rowForm = /^\| (\d[\d., ]*) \| ([123]) \| ([^|]+) \| ([^|]*) \| ([^|]*) \|$/gm;
const fileForm = /`([\w.-]*[\w-]\/[\w./-]+|Dockerfile|\.\w+|[\w-]+\.(?:json|md))`/g;

interface Row {
  readonly ids: readonly string[];
  readonly isChosen: boolean;
  readonly standing: string;
  readonly proof: string;
}

const rowsOf = (text: string): Row[] =>
  [...text.matchAll(rowForm)].map(([, ids = '', level, , standing = '', proof = '']) => ({
    ids: ids.split(', '),
    isChosen: level === '3',
    standing,
    proof,
  }));

const filesIn = (proof: string) => [...proof.matchAll(fileForm)].map(([, file = '']) => file);

const isThere = (file: string) =>
  access(join(root, file)).then(
    () => true,
    () => false,
  );

/** As both pages say it, such as `3 met, 1 partly, 2 does not apply, 0 not met`. */
const countsOf = (rows: readonly Row[]) => {
  const countOf = (standing: string) =>
    rows.filter((row) => row.standing === standing).reduce((sum, { ids }) => sum + ids.length, 0);
  return standings.map((standing) => `${countOf(standing)} ${standing}`).join(', ');
};

/** The table of the OWASP ASVS claims nothing without a file that is there, and counts right. */
export const checkAsvs = async (): Promise<string[]> => {
  const text = await readFile(join(root, page), 'utf8');
  const rows = rowsOf(text);
  const ids = rows.flatMap((row) => row.ids);
  const files = [...new Set(rows.flatMap(({ proof }) => filesIn(proof)))];
  const there = await Promise.all(files.map(isThere));
  const claims = rows.filter(
    ({ standing, proof }) =>
      standing === 'met' && !/`|\]\(|as \d|the same tests|\d\.\d/.test(proof),
  );
  const counts = [false, true].map((is) =>
    countsOf(rows.filter(({ isChosen }) => isChosen === is)),
  );
  const pages = [text, await readFile(join(root, 'docs/security.md'), 'utf8')];
  return [
    ...files.filter((_file, at) => !there[at]).map((file) => `names ${file}, which is not there`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `has ${id} twice`),
    ...rows
      .filter(({ standing, proof }) => !standings.includes(standing) || proof.trim() === '')
      .map((row) => `says nothing about ${row.ids.join(', ')}`),
    ...claims.map((row) => `claims ${row.ids.join(', ')} without proof`),
    ...counts
      .filter((count) => pages.some((one) => !one.includes(`: ${count}.`)))
      .map((count) => `and docs/security.md should both say ${count}`),
  ].map((finding) => `${page} ${finding}`);
};
