import type { Entry } from 'yauzl';
import { fileType } from './file-types.rules.ts';
import { type Finding, finding } from './findings.ts';

export const mostEntries = 2000;
const mostBytes = 100_000_000;
const mostRatio = 100;
/** Little files shrink a lot and do no harm. */
const smallBytes = 64_000;
const pathForm = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]{0,80}\/){0,6}[A-Za-z0-9_-][A-Za-z0-9._-]{0,80}$/;

export type Listed = Pick<
  Entry,
  | 'fileName'
  | 'fileNameLength'
  | 'compressedSize'
  | 'uncompressedSize'
  | 'relativeOffsetOfLocalHeader'
  | 'externalFileAttributes'
  | 'versionMadeBy'
> & { isEncrypted(): boolean };

/** An entry under the name that it has in the package. */
export interface Named<Each = Entry> {
  readonly name: string;
  readonly entry: Each;
}

export const isFolder = ({ name }: Pick<Named, 'name'>) => name.endsWith('/');

/** Unix modes live in the upper half; anything but a plain file or a folder is a door elsewhere. */
export const isOddKind = ({ versionMadeBy, externalFileAttributes }: Listed) => {
  const kind = (externalFileAttributes >>> 16) & 0o170000;
  return versionMadeBy >> 8 === 3 && ![0, 0o100000, 0o040000].includes(kind);
};

export const isBomb = ({ compressedSize, uncompressedSize }: Listed) =>
  uncompressedSize > smallBytes && uncompressedSize > mostRatio * compressedSize;

const headerBytes = 30;

/** Files that share bytes of the archive: a small archive would unpack for ever. */
export const overlap = (entries: readonly Listed[]): boolean => {
  const sorted = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  );
  return sorted.some((entry, at) => {
    const next = sorted[at + 1];
    const end =
      entry.relativeOffsetOfLocalHeader + headerBytes + entry.fileNameLength + entry.compressedSize;
    return next !== undefined && next.relativeOffsetOfLocalHeader < end;
  });
};

const ofEntry = ({ name, entry }: Named<Listed>): Finding[] => {
  const findings: Finding[] = [];
  if (isOddKind(entry)) findings.push(finding('stops', 'link', name));
  if (entry.isEncrypted()) findings.push(finding('stops', 'broken', name));
  if (isBomb(entry)) findings.push(finding('stops', 'bomb', name));
  if (isFolder({ name })) return findings;
  if (!pathForm.test(name)) findings.push(finding('stops', 'path', name));
  else if (!fileType(name)) findings.push(finding('stops', 'file_type', name));
  const isOtherPage = /\.html$/i.test(name) && name !== 'index.html';
  if (isOtherPage) findings.push(finding('stops', 'other_page', name));
  return findings;
};

/**
 * What the list of an archive tells before anything of it is unpacked. `own` are those of its entries that
 * belong to the package; `needed` has to be among them.
 */
export const checkEntries = (
  entries: readonly Listed[],
  own: readonly Named<Listed>[],
  needed: readonly string[],
): Finding[] => {
  if (entries.length > mostEntries) return [finding('stops', 'too_many')];
  const findings = own.flatMap(ofEntry);
  const sum = entries.reduce((all, { uncompressedSize }) => all + uncompressedSize, 0);
  if (sum > mostBytes) findings.push(finding('stops', 'too_big'));
  if (overlap(entries)) findings.push(finding('stops', 'overlap'));
  const names = own.map(({ name }) => name.toLowerCase());
  if (new Set(names).size < names.length) findings.push(finding('stops', 'twin_names'));
  for (const file of needed)
    if (!own.some(({ name }) => name === file)) findings.push(finding('stops', 'missing', file));
  if (names.includes('nobi-guest.js')) findings.push(finding('stops', 'path', 'nobi-guest.js'));
  return findings;
};
