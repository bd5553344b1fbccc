/** The words of this course: those of the bank, and a few more with a picture in `art/`. Pure. */
import { bankWords } from '../../../words/bank.ts';

export interface CourseWord {
  readonly id: string;
  readonly syllables: readonly string[];
  readonly en: string;
}

const own: readonly (readonly [parts: string, en: string])[] = [
  ['e-mas', 'gold'],
  ['em-ber', 'bucket'],
  ['si-nga', 'lion'],
  ['u-dang', 'shrimp'],
  ['nya-muk', 'mosquito'],
  ['da-du', 'dice'],
  ['pi-ta', 'ribbon'],
  ['pa-di', 'rice plant'],
  ['pa-lu', 'hammer'],
  ['li-lin', 'candle'],
  ['me-lon', 'melon'],
  ['le-mon', 'lemon'],
  ['un-ta', 'camel'],
  ['o-beng', 'screwdriver'],
  ['ka-do', 'gift'],
];

/** With letters that are taught behind the story. */
const ownLater: readonly (readonly [parts: string, en: string])[] = [
  ['cin-cin', 'ring'],
  ['ca-cing', 'worm'],
  ['fo-to', 'photo'],
  ['so-fa', 'sofa'],
  ['vas', 'vase'],
  ['wa-fel', 'waffle'],
  ['zeb-ra', 'zebra'],
  ['te-le-vi-si', 'television'],
];

const known = new Map<string, CourseWord>([
  ...bankWords.map((word): [string, CourseWord] => [word.id.replaceAll(' ', '-'), word]),
  ...[...own, ...ownLater].map(([parts, en]): [string, CourseWord] => {
    const syllables = parts.split('-');
    const id = syllables.join('');
    return [id, { id, syllables, en }];
  }),
]);

/** Of the bank, the words whose pictures this course brings along (`view/pictures.ts`). */
const pictured = `api apel ayam ikan ibu ular ubi bebek bumi mi mata
  topi peta batu nasi sapi susu pena bola roti peri nuri rusa
  kuda buku kaki madu kue kopi bulan balon kapal tomat katak semut
  tikus robot roket daun laut bunga bintang pisang burung penyu tangan`;

const picturedLater = `gajah jagung jerapah hidung hiu gigi gitar gunung keju baju lebah
  pohon rumah jam raja gurita anjing gunting
  kucing kelinci kunci kacang ayah buaya payung bayi awan pesawat wortel bawang avokad`;

const joined = (rows: typeof own): string[] => rows.map(([parts]) => parts.replaceAll('-', ''));

/** No lesson shows these before their letters: what it made before they came stays as it was. */
export const laterWords: readonly string[] = [...picturedLater.split(/\s+/), ...joined(ownLater)];

/** Words of one written piece, each with a picture. */
export const courseWords: readonly string[] = [
  ...pictured.split(/\s+/),
  ...joined(own),
  ...laterWords,
];

/** A word by the name of its picture; spaces are hyphens there. */
export const wordOf = (name: string): CourseWord | undefined => known.get(name);

export const syllablesOf = (name: string): readonly string[] => wordOf(name)?.syllables ?? [name];

export const spelled = (name: string): string => wordOf(name)?.id ?? name;

const names: ReadonlySet<string> = new Set(
  'budi dodi lina nina rara zaki fani vina qila tariq felix xena'.split(' '),
);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The words of a line as they are written: a capital first, names with one, and a full stop. */
export const writtenLine = (words: readonly string[]): string[] =>
  words.map((word, at) => {
    const begun = at === 0 || names.has(word) ? capital(word) : word;
    return at === words.length - 1 ? `${begun}.` : begun;
  });

/**
 * The letter e has two sounds, and spelling does not tell which. Each time e is taught alone, one
 * of these words is said with it: e as in bebek, e as in emas.
 */
export const soundsOfE = { clear: 'bebek', soft: 'emas' } as const;

export const vowels = ['a', 'i', 'u', 'e', 'o'] as const;

/** What each lesson adds, in order. A page may use nothing that has not been taught by then. */
export const taughtIn: Readonly<Record<string, readonly string[]>> = {
  vowels,
  'm-b': ['m', 'b'],
  'p-t': ['p', 't'],
  'n-s': ['n', 's'],
  'l-r': ['l', 'r'],
  'k-d': ['k', 'd'],
  'two-syllables': [],
  'end-sounds': [],
  'ng-ny': ['ng', 'ny'],
  'first-story': [],
  'g-h-j-c': ['g', 'h', 'j', 'c'],
  'w-to-z': ['w', 'y', 'f', 'v', 'z', 'q', 'x'],
};

/** Indonesian has them in names and in few words beside. */
export const lettersOfNames: readonly string[] = ['q', 'x'];

/** Pictures that one word could mean as well as the other never stand beside each other. */
const mistakable: readonly (readonly [string, string])[] = [['daun', 'pohon']];

export const isMistakable = (one: string, other: string): boolean =>
  mistakable.some((pair) => pair.includes(one) && pair.includes(other));

/** From this lesson on a syllable may end in a consonant. */
export const closedFrom = 'end-sounds';
