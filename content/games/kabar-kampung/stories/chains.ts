/** Chains of four events, each the cause of the next: what its card says, and how a sentence tells it. */

export type Event = readonly [card: string, clause: string];

export interface Chain {
  readonly kicker: string;
  readonly events: readonly [Event, Event, Event, Event];
  readonly photo: readonly [who: string, thing: string, place: string];
}

export const chains: readonly Chain[] = [
  {
    kicker: 'Sekolah pagi ini',
    events: [
      ['Pagar lupa ditutup', 'pagar sekolah lupa ditutup'],
      ['Kambing masuk kelas', 'seekor kambing masuk kelas'],
      ['Daftar hadir dikunyah', 'daftar hadir milik {who} habis dikunyah'],
      ['Semua dianggap hadir', 'semua murid dianggap hadir'],
    ],
    photo: ['kambing', 'buku', 'kampung'],
  },
  {
    kicker: 'Layang-layang lepas',
    events: [
      ['Layang-layang putus', 'layang-layang {who} putus'],
      ['Tersangkut di kerbau', 'layang-layang itu tersangkut di tanduk kerbau'],
      ['Kerbau berlari girang', 'kerbau berlari girang keliling kampung'],
      ['Warga ikut berlari', 'warga sekampung ikut berlari'],
    ],
    photo: ['sapi', 'layang-layang', 'sawah'],
  },
  {
    kicker: 'Sambal tertukar',
    events: [
      ['Cabai tertukar', 'cabai tertukar dengan tomat'],
      ['Sambal dicicipi', '{who} mencicipi sambal satu sendok penuh'],
      ['Air seteko habis', 'air seteko habis diminum'],
      ['Telinga jadi merah', 'telinga {who} merah seperti lampu'],
    ],
    photo: ['kakek', 'tomat', 'kampung'],
  },
  {
    kicker: 'Perahu dodol',
    events: [
      ['Perahu bocor', 'perahu {who} bocor'],
      ['Ditambal dodol', 'lubangnya ditambal dengan dodol'],
      ['Ikan mengerubungi dodol', 'ikan-ikan mengerubungi dodol itu'],
      ['Perahu didorong ikan', 'perahu terdorong pulang oleh ikan'],
    ],
    photo: ['ikan', 'perahu', 'laut'],
  },
  {
    kicker: 'Sarung terbang',
    events: [
      ['Angin bertiup kencang', 'angin bertiup kencang'],
      ['Sarung terbang', 'sarung {who} terbang dari jemuran'],
      ['Patung jadi bersarung', 'sarung itu mendarat di patung desa'],
      ['Tamu berfoto bersama', 'tamu dari kota berfoto dengan patung bersarung'],
    ],
    photo: ['raja', 'baju', 'kampung'],
  },
  {
    kicker: 'Telur di dalam topi',
    events: [
      ['Ayam bertelur', 'ayam bertelur di dalam topi'],
      ['Topi itu dipakai', '{who} memakai topi itu ke rapat'],
      ['Telur menetas', 'telur menetas di tengah rapat'],
      ['Dikira induk ayam', 'anak ayam mengira {who} induknya'],
    ],
    photo: ['ayam', 'topi', 'kampung'],
  },
  {
    kicker: 'Konser katak',
    events: [
      ['Seruling ditiup', '{who} meniup seruling di sawah'],
      ['Katak ikut bersuara', 'seribu katak ikut bersuara'],
      ['Warga terbangun', 'warga terbangun di tengah malam'],
      ['Semua bernyanyi bersama', 'warga dan katak bernyanyi bersama'],
    ],
    photo: ['katak', 'gitar', 'malam'],
  },
  {
    kicker: 'Pisang goreng',
    events: [
      ['Bau pisang tercium', 'bau pisang goreng tercium sampai pasar'],
      ['Warga berbaris', 'warga berbaris di depan dapur {who}'],
      ['Pisang habis', 'pisang di dapur habis'],
      ['Monyet mengantar pisang', 'seekor monyet mengantar pisang setandan'],
    ],
    photo: ['monyet', 'pisang', 'kampung'],
  },
  {
    kicker: 'Sepeda tanpa rem',
    events: [
      ['Rem sepeda lepas', 'rem sepeda {who} lepas di turunan'],
      ['Sepeda masuk sawah', 'sepeda itu meluncur ke sawah'],
      ['Bebek naik boncengan', 'lima bebek naik ke boncengan sepeda'],
      ['Bebek minta diantar', 'bebek-bebek minta diantar tiap sore'],
    ],
    photo: ['bebek', 'sepeda', 'sawah'],
  },
  {
    kicker: 'Lem di kursi',
    events: [
      ['Lem tumpah', 'lem tumpah di kursi {who}'],
      ['Kursi diduduki', 'kursi itu diduduki tanpa dilihat'],
      ['Kursi ikut ke pasar', 'kursi itu ikut berjalan ke pasar'],
      ['Semua ingin kursi', 'semua orang di pasar ingin kursi berjalan'],
    ],
    photo: ['', 'kursi', 'kota'],
  },
];

type Pair = readonly [before: number, after: number];

/** A way of telling, and which event it puts before which. */
export interface Telling {
  readonly lines: readonly string[];
  readonly says: readonly Pair[];
}

/** As it happened, for whom begins. */
export const plainTelling: Telling = {
  lines: ['Mula-mula {1}.', 'Setelah itu, {2}.', 'Akhirnya, {3}.'],
  says: [
    [1, 2],
    [2, 3],
  ],
};

export const shortTellings: readonly Telling[] = [
  {
    lines: ['{3}.', 'Sebelumnya, {2}.', 'Semua itu bermula ketika {1}.'],
    says: [
      [2, 3],
      [1, 2],
      [1, 3],
    ],
  },
  {
    lines: ['{2} setelah {1}.', 'Sesudah itu, {3}.'],
    says: [
      [1, 2],
      [2, 3],
    ],
  },
];

export const tellings: readonly Telling[] = [
  {
    lines: ['{4}.', 'Semua itu bermula ketika {1}.', 'Setelah itu, {2}.', 'Lalu {3}.'],
    says: [
      [1, 2],
      [1, 4],
      [2, 3],
      [3, 4],
    ],
  },
  {
    lines: ['{2} setelah {1}.', 'Sesudah itu, {3}.', 'Barulah kemudian {4}.'],
    says: [
      [1, 2],
      [2, 3],
      [3, 4],
    ],
  },
  {
    lines: ['Sebelum {3}, {2}.', 'Bahkan sebelum itu, {1}.', 'Paling akhir, {4}.'],
    says: [
      [2, 3],
      [1, 2],
      [3, 4],
    ],
  },
  {
    lines: ['{3}.', 'Sebelumnya, {2}.', 'Sebelum itu lagi, {1}.', 'Sesudah semuanya, {4}.'],
    says: [
      [2, 3],
      [1, 2],
      [3, 4],
    ],
  },
];
