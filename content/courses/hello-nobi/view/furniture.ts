/** Where a toy can be: pieces of furniture with their spots. Drawn on 100 by 250. */
interface Piece {
  /** Middle of each spot from the top. */
  spots: Readonly<Record<string, number>>;
  back: string;
  /** In front of a toy that is in or under it. */
  front: string;
}

const wood = 'fill="#d9955b" stroke="#8f5527" stroke-width="3" stroke-linejoin="round"';
const dark = 'fill="#b5703a" stroke="#8f5527" stroke-width="3" stroke-linejoin="round"';

const furniture = {
  box: {
    spots: { on: 44, in: 128, under: 212 },
    back: `<path d="M8 84H92V172H8Z" fill="#5f9df0" stroke="#1d5bb8" stroke-width="4" stroke-linejoin="round"/><path d="M18 94H82V162H18Z" fill="#1d4f9e"/>`,
    front: `<path d="M12 172V246M88 172V246" stroke="#1d5bb8" stroke-width="9" stroke-linecap="round"/><path d="M18 152H82V162H18Z" fill="#5f9df0"/>`,
  },
  table: {
    spots: { on: 84, under: 196 },
    back: `<path d="M22 138V246M78 138V246" stroke="#8f5527" stroke-width="9" stroke-linecap="round"/>`,
    front: `<path d="M0 124H100V142H0Z" ${wood}/><path d="M10 142V248M90 142V248" stroke="#b5703a" stroke-width="9" stroke-linecap="round"/>`,
  },
  bed: {
    spots: { on: 82, under: 204 },
    back: `<path d="M2 76Q2 66 12 66H18V246H2Z" ${dark}/><path d="M18 108Q18 98 30 98H46Q54 98 54 108V128H18Z" fill="#fff" stroke="#cdbff2" stroke-width="3"/>`,
    front: `<path d="M16 120H40V152H16Z" fill="#fffaf0" stroke="#cdbff2" stroke-width="3"/><path d="M36 114Q66 108 92 114V152H36Z" fill="#ff93bd" stroke="#d4557f" stroke-width="3" stroke-linejoin="round"/><path d="M36 124Q66 118 92 124" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/><path d="M12 150H92V166H12Z" ${wood}/><path d="M86 100Q86 92 92 92H98V248H86Z" ${dark}/>`,
  },
  chair: {
    spots: { on: 92, under: 200 },
    back: `<path d="M10 20Q10 12 18 12H26V246H10Z" ${dark}/><path d="M24 24H38V126H24Z" fill="#ffd23f" stroke="#d99a00" stroke-width="3"/><path d="M84 150V246" stroke="#8f5527" stroke-width="9" stroke-linecap="round"/>`,
    front: `<path d="M8 130H96V148H8Z" fill="#ffd23f" stroke="#d99a00" stroke-width="3" stroke-linejoin="round"/><path d="M92 148V248M14 148V248" stroke="#b5703a" stroke-width="9" stroke-linecap="round"/>`,
  },
} satisfies Record<string, Piece>;

const known: Readonly<Record<string, Piece>> = furniture;

export const furnitureNames: readonly string[] = Object.keys(furniture);

export const furnitureHeight = 250;

/** The spots of a piece, as `on-table`. */
export const spotsOf = (name: string): string[] =>
  Object.keys(known[name]?.spots ?? {}).map((where) => `${where}-${name}`);

/** How far down a spot's middle is, in hundredths of the piece's height. */
export const depthOf = (spot: string): number => {
  const [where = '', name = ''] = spot.split('-');
  return ((known[name]?.spots[where] ?? 0) / furnitureHeight) * 100;
};

const drawn = (part: string): string =>
  `<svg viewBox="0 0 100 250" aria-hidden="true">${part}</svg>`;

export const furnitureBack = (name: string): string => drawn(known[name]?.back ?? '');
export const furnitureFront = (name: string): string => drawn(known[name]?.front ?? '');
