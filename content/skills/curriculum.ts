/**
 * Elements of the national curriculum that skills point to. The decree gives them no codes; these are
 * ours: subject, phase, element. Skills for children before a subject's first phase have none.
 */
export const version = '046/H/KR/2025';

const subject = (
  name: string,
  phases: readonly string[],
  elements: readonly string[],
): readonly string[] =>
  phases.flatMap((phase) => elements.map((element) => `${name}.${phase}.${element}`));

export const codes: ReadonlySet<string> = new Set([
  ...['NAB', 'JD', 'LS.1', 'LS.2', 'LS.3', 'LS.4', 'LS.5', 'LS.6', 'LS.7'].map(
    (element) => `FON.${element}`,
  ),
  ...subject('MAT', ['A', 'B', 'C'], ['BIL', 'ALJ', 'PGK', 'GEO', 'DAT']),
  ...subject('BIN', ['A', 'B', 'C'], ['SIM', 'BAC', 'BER', 'MEN']),
  ...subject('ING', ['B', 'C'], ['MB', 'BM', 'TP']),
  ...subject('KKA', ['C'], ['BK', 'LD', 'LE', 'PK']),
  ...subject('RUP', ['A', 'B', 'C'], ['ALAMI', 'REFLEKSI', 'KERJA', 'CIPTA', 'DAMPAK']),
  ...subject('MUS', ['A', 'B', 'C'], ['ALAMI', 'REFLEKSI', 'KERJA', 'CIPTA', 'DAMPAK']),
]);

export const element = (code: string) => ({ version, code });
