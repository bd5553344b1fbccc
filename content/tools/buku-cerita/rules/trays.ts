/** What lies in the trays: places, characters in their poses, things. Pure, also read by the tests. */
export const scenes = [
  'village',
  'beach',
  'forest',
  'market',
  'night',
  'space',
  'school',
  'field',
  'sea',
  'room',
] as const;

export const cast = [
  ...['happy', 'cheer', 'wow', 'think', 'sleepy'].map((mood) => `nobi-${mood}`),
  ...['sari', 'budi', 'aisyah'].flatMap((name) =>
    ['stand', 'wave', 'cheer'].map((pose) => `${name}-${pose}`),
  ),
  'kancil-stand',
  'kancil-run',
  'komodo-smile',
  'komodo-tongue',
  ...['ibu', 'ayah', 'kakek', 'nenek', 'bayi', 'guru'],
  ...['kucing', 'anjing', 'kelinci', 'gajah', 'harimau', 'monyet', 'burung', 'penyu', 'ikan'],
  ...['lumba-lumba', 'gurita', 'ayam', 'bebek', 'kambing', 'katak', 'robot'],
] as const;

export const things = [
  ...['rumah', 'pohon', 'bunga', 'matahari', 'bulan', 'bintang', 'awan', 'pelangi', 'hujan'],
  ...['perahu', 'mobil', 'sepeda', 'kereta', 'pesawat', 'roket', 'bola'],
  ...['layang-layang', 'balon', 'hadiah', 'gendang', 'buku', 'peta', 'kunci', 'lampu'],
  ...['payung', 'topi', 'tas', 'pintu', 'nasi', 'roti', 'kue', 'es-krim'],
  ...['pisang', 'mangga', 'apel', 'semangka', 'batu', 'api'],
] as const;
