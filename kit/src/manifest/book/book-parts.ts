/** What pictures of the library's books are put together from; `content/tools/rak-buku/art` draws each by this name. */
export const bookPlaces = [
  'sawah',
  'pantai',
  'pasar',
  'rumah',
  'hutan',
  'sungai',
  'sekolah',
  'kota',
  'gunung',
  'laut',
  'dapur',
  'malam',
] as const;

/**
 * Five children, each with one look; a story calls them as children are called where it plays.
 * tini: girl, two braids. laila: girl, headscarf. rani: girl, curly hair, wheelchair. dodi: boy, straight
 * hair. mika: boy, dark skin, curly hair. guru: a woman with headscarf and glasses.
 * Animals: beo is black with yellow beak and cheeks; penyu is also any turtle, ikan also a catfish.
 */
export const bookCast = [
  'tini',
  'laila',
  'rani',
  'dodi',
  'mika',
  'ibu',
  'bapak',
  'nenek',
  'kakek',
  'guru',
  'kerbau',
  'sapi',
  'kuda',
  'kambing',
  'kucing',
  'anjing',
  'ayam',
  'bebek',
  'monyet',
  'orangutan',
  'gajah',
  'komodo',
  'penyu',
  'tarsius',
  'cenderawasih',
  'beo',
  'ikan',
  'kepiting',
] as const;

/**
 * kertas: a sheet with a drawing or writing (map, letter, recipe). buah: a round fruit. gendang: any drum.
 * kado: a box with a ribbon. keranjang: a basket or a woven bag. lampu: a lantern. mesin: a boat's motor.
 * barongsai: the lion's head. ogoh-ogoh: a tall puppet that grins. orang-orangan: a scarecrow.
 */
export const bookThings = [
  'topi',
  'sepatu',
  'sarung',
  'payung',
  'keranjang',
  'ember',
  'panci',
  'botol',
  'meja',
  'lampu',
  'radio',
  'buku',
  'kertas',
  'kado',
  'tali',
  'bola',
  'layang-layang',
  'perahu',
  'mesin',
  'jembatan',
  'gong',
  'gendang',
  'barongsai',
  'ogoh-ogoh',
  'orang-orangan',
  'kue',
  'ketupat',
  'telur',
  'buah',
  'daun',
] as const;

export const bookMoods = ['senang', 'sedih', 'kaget', 'marah', 'tidur'] as const;
export const bookWeathers = ['cerah', 'hujan', 'angin', 'malam'] as const;
