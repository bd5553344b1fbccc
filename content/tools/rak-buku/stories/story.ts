/** What a child meets in one language and in the other: each is told, not translated word by word. */
export type Line = { readonly id: string; readonly en: string };

export type Place =
  | 'sawah'
  | 'pantai'
  | 'pasar'
  | 'rumah'
  | 'hutan'
  | 'sungai'
  | 'sekolah'
  | 'kota'
  | 'gunung'
  | 'laut'
  | 'dapur'
  | 'malam';

/**
 * Five children, each with one look; a story calls them as children are called where it plays.
 * tini: girl, two braids. laila: girl, headscarf. rani: girl, curly hair, wheelchair. dodi: boy, straight
 * hair. mika: boy, dark skin, curly hair. guru: a woman with headscarf and glasses.
 */
type People =
  | 'tini'
  | 'laila'
  | 'rani'
  | 'dodi'
  | 'mika'
  | 'ibu'
  | 'bapak'
  | 'nenek'
  | 'kakek'
  | 'guru';

/** beo: black, yellow beak and cheeks. penyu is also any turtle, ikan also a catfish. */
type Animals =
  | 'kerbau'
  | 'sapi'
  | 'kuda'
  | 'kambing'
  | 'kucing'
  | 'anjing'
  | 'ayam'
  | 'bebek'
  | 'monyet'
  | 'orangutan'
  | 'gajah'
  | 'komodo'
  | 'penyu'
  | 'tarsius'
  | 'cenderawasih'
  | 'beo'
  | 'ikan'
  | 'kepiting';

export type Cast = People | Animals;

/**
 * kertas: a sheet with a drawing or writing (map, letter, recipe). buah: a round fruit. gendang: any drum.
 * kado: a box with a ribbon. keranjang: a basket or a woven bag. lampu: a lantern. mesin: a boat's motor.
 * barongsai: the lion's head. ogoh-ogoh: a tall puppet that grins. orang-orangan: a scarecrow.
 */
export type Thing =
  | 'topi'
  | 'sepatu'
  | 'sarung'
  | 'payung'
  | 'keranjang'
  | 'ember'
  | 'panci'
  | 'botol'
  | 'meja'
  | 'lampu'
  | 'radio'
  | 'buku'
  | 'kertas'
  | 'kado'
  | 'tali'
  | 'bola'
  | 'layang-layang'
  | 'perahu'
  | 'mesin'
  | 'jembatan'
  | 'gong'
  | 'gendang'
  | 'barongsai'
  | 'ogoh-ogoh'
  | 'orang-orangan'
  | 'kue'
  | 'ketupat'
  | 'telur'
  | 'buah'
  | 'daun';

export type Scene = {
  readonly place: Place;
  readonly who: readonly {
    readonly name: Cast;
    readonly mood?: 'senang' | 'sedih' | 'kaget' | 'marah' | 'tidur';
  }[];
  readonly things?: readonly Thing[];
  readonly weather?: 'cerah' | 'hujan' | 'angin' | 'malam';
};

export type Page = { readonly text: Line; readonly scene: Scene };

export type Question = {
  readonly ask: Line;
  readonly right: Line;
  readonly wrong: readonly [Line, Line];
  /** Page index the answer stands on. */
  readonly page: number;
};

export type Story = {
  readonly id: string;
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly title: Line;
  readonly from: string;
  readonly pages: readonly Page[];
  readonly questions: readonly [Question, Question];
  readonly retell: readonly Line[];
};
