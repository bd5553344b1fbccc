/** What a parent and a child do together at home in five minutes, without a screen. */
import { both, type InBoth } from '../skill.ts';

interface HouseholdThing {
  readonly name: InBoth;
  /** Fits into a small mouth: not for children of four, and kept from younger ones. */
  readonly isSmall?: true;
}

/** What an Indonesian home has. Nothing that cuts, burns or breaks. */
export const householdThings = {
  bag: { name: both('tas kain', 'a cloth bag') },
  blanket: { name: both('kain atau sarung', 'a cloth or sarong') },
  book: { name: both('buku', 'a book') },
  bottles: { name: both('botol plastik', 'plastic bottles') },
  box: { name: both('kardus', 'a cardboard box') },
  bread: { name: both('roti tawar', 'a slice of bread') },
  buttons: { name: both('kancing', 'buttons'), isSmall: true },
  caps: { name: both('tutup botol', 'bottle caps'), isSmall: true },
  chair: { name: both('kursi', 'a chair') },
  clock: { name: both('jam dinding', 'a wall clock') },
  crayons: { name: both('krayon', 'crayons') },
  cups: { name: both('gelas plastik', 'plastic cups') },
  laundry: { name: both('baju yang sudah dicuci', 'clean laundry') },
  marbles: { name: both('kelereng', 'marbles'), isSmall: true },
  packets: { name: both('bungkus makanan', 'food packets') },
  paper: { name: both('kertas', 'paper') },
  pegs: { name: both('jepitan jemuran', 'clothes pegs') },
  pencil: { name: both('pensil', 'a pencil') },
  pillow: { name: both('bantal', 'a pillow') },
  plates: { name: both('piring plastik', 'plastic plates') },
  pots: { name: both('panci dan tutupnya', 'a pot and its lid') },
  rice: { name: both('beras', 'uncooked rice') },
  sandals: { name: both('sandal', 'sandals') },
  socks: { name: both('kaus kaki', 'socks') },
  spoons: { name: both('sendok', 'spoons') },
  table: { name: both('meja', 'a table') },
  toys: { name: both('mainan atau boneka', 'toys or dolls') },
  tray: { name: both('nampan', 'a tray') },
} as const satisfies Readonly<Record<string, HouseholdThing>>;

export interface HomeActivity {
  /** Begins with its skill's id and never changes: letters and marks point to it. */
  readonly id: string;
  readonly title: InBoth;
  readonly things: readonly (keyof typeof householdThings)[];
  readonly steps: readonly InBoth[];
}

/** By the id of the skill that they practise. */
export type HomeActivities = Readonly<Record<string, readonly HomeActivity[]>>;

const caution = both(
  'Ada benda kecil: jauhkan dari adik, dan simpan lagi sesudahnya.',
  'There are small things: keep them from younger children, and put them away afterwards.',
);

/** What the adult must know first, if anything. */
export const cautionOf = ({ things }: HomeActivity): InBoth | null =>
  things.some((name) => 'isSmall' in householdThings[name]) ? caution : null;
