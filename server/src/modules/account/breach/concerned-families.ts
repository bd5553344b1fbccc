import { legalAgeBand, legalAgeBands } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { byteOrderMark, type Cell, csvLine } from '../../../http/csv/csv.rules.ts';
import { monthIn } from '../../../time/month.rules.ts';
import {
  type ConcernedFamily,
  concernedFamilies,
  dataKinds,
  type WantedData,
} from './concerned-families.store.ts';

const head: readonly Cell[] = [
  'account',
  'write to',
  'address confirmed',
  'language',
  'children',
  'age bands',
  'data',
];

/** "years" keeps a spreadsheet from taking 6-9 for a day in September. */
const bandsOf = (children: ConcernedFamily['children'], now: Date) => {
  const bands = children.map(
    ({ birth_month, zone }) => (birth_month && legalAgeBand(birth_month, monthIn(now, zone))) || '',
  );
  return [
    ...legalAgeBands.filter((band) => bands.includes(band)).map((band) => `${band} years`),
    ...(bands.includes('') ? ['unknown'] : []),
  ].join(', ');
};

/** A family as whoever writes the letters needs it: nobody's name, and no word of a child. */
const rowOf = (family: ConcernedFamily, now: Date): readonly Cell[] => [
  family.id,
  family.email,
  family.is_confirmed ? 'yes' : 'no',
  family.language,
  family.children.length,
  bandsOf(family.children, now),
  dataKinds.filter((kind) => family.kinds.includes(kind)).join(', '),
];

/**
 * The families with data of those kinds from that time as a CSV file, some lines at a time; `families` is
 * how many stand in them. Inside a transaction, in which nothing can be written.
 */
export async function* concernedFile(tx: Queryable, wanted: WantedData) {
  const now = new Date();
  yield { text: byteOrderMark + csvLine(head, 'en'), families: 0 };
  for await (const page of concernedFamilies(tx, wanted))
    yield {
      text: page.map((family) => csvLine(rowOf(family, now), 'en')).join(''),
      families: page.length,
    };
}
