/** What is done and where it is done; and sentences full of names. */

interface Deed {
  readonly what: string;
  readonly verb: string;
  readonly at: readonly string[];
  readonly then: string;
  readonly to: readonly string[];
}

const deed = (row: string): Deed => {
  const [what = '', verb = '', at = '', then = '', to = ''] = row.trim().split('|');
  return { what, verb, at: at.split(','), then, to: to.split(',') };
};

/** Three places each, of which any goes with any. */
export const deeds: readonly Deed[] = `
  Kue ini|buat|di dapur,di rumah,di toko|antar|ke sekolah,ke kantor,ke balai
  Surat itu|tulis|di meja,di kelas,di teras|kirim|ke kota,ke desa,ke sekolah
  Ikan itu|tangkap|di laut,di sungai,di danau|bawa|ke pasar,ke dapur,ke rumah
  Padi itu|tanam|di sawah,di ladang,di desa|angkut|ke lumbung,ke kota,ke pasar
  Boneka ini|jahit|di rumah,di kamar,di teras|kirim|ke toko,ke desa,ke kota
  Meja ini|buat|di bengkel,di halaman,di kota|bawa|ke kelas,ke kantor,ke balai
  Buku itu|baca|di kelas,di kamar,di taman|simpan|di rak,di tas,di lemari
  Baju itu|cuci|di sumur,di sungai,di rumah|jemur|di halaman,di teras,di kebun
  Jagung itu|petik|di kebun,di ladang,di desa|rebus|di dapur,di rumah,di kedai
  Bendera itu|ambil|di kantor,di lemari,di kelas|pasang|di halaman,di tiang,di lapangan
  Sepeda itu|pinjam|di kota,di taman,di toko|bawa|ke sekolah,ke pantai,ke desa
  Bola itu|lempar|ke atas,ke kiri,ke tengah|tangkap|di sana,di udara,di lapangan
  Kucing itu|lihat|di atap,di kebun,di sana|bawa|ke rumah,ke klinik,ke dalam
  Gambar itu|lukis|di pantai,di gunung,di taman|pajang|di kelas,di kamar,di balai
  Air itu|ambil|di sumur,di sungai,di danau|masak|di dapur,di rumah,di kedai
  Mangga itu|petik|di kebun,di halaman,di ladang|kupas|di dapur,di teras,di meja
`
  .trim()
  .split('\n')
  .map(deed);

const lists: Readonly<Record<string, readonly string[]>> = {
  name: 'Sari Budi Lani Dodi Rani Made Ucok Wati Tono Dewi'.split(' '),
  friend: 'Joko Ayu Markus Siti Putu Nina Rudi Yohana Adi Maya'.split(' '),
  place: 'Bandung Ambon Medan Kupang Jambi Solo Aceh Manado Ternate Padang'.split(' '),
  day: 'Senin Selasa Rabu Kamis Jumat Sabtu Minggu'.split(' '),
  month: 'Januari Maret April Mei Juni Juli Agustus September Oktober Desember'.split(' '),
  geo: [
    'Danau Toba',
    'Gunung Bromo',
    'Pulau Buru',
    'Sungai Musi',
    'Pantai Kuta',
    'Gunung Rinjani',
    'Pulau Komodo',
    'Danau Poso',
    'Sungai Kapuas',
    'Pulau Rote',
  ],
  people: 'Bugis Dayak Asmat Batak Sasak Minang Toraja Betawi Madura Baduy'.split(' '),
  tongue: 'Inggris Jawa Bali Sunda Bugis Arab Jepang Batak Aceh Madura'.split(' '),
};

/** Every word may bear a capital; those that look like a name and are none are the trap. */
const templates: readonly string[] = `
  {name} tinggal di {place}.
  {name} libur pada hari {day}.
  Hari {day} {name} ke {place}.
  Teman {name} bernama {friend}.
  Kami ke {geo} bulan {month}.
  {name} belajar bahasa {tongue}.
  Paket dari {place} tiba hari {day}.
  {name} dan {friend} bermain di sungai.
  Apakah {name} lahir bulan {month}?
  {name} mengupas jeruk bali.
  Rumah suku {people} itu indah.
  {friend} menulis tentang {geo}.
  Gula jawa itu dari {place}.
  Bulan {month} {friend} ke {place}.
  {name} membawa pisang ambon untuk {friend}.
`
  .trim()
  .split('\n')
  .map((line) => line.trim());

/** Ten sentences of each template. */
export const named = (template: number, turn: number): string | undefined =>
  templates[template]?.replace(/\{(\w+)\}/g, (_all, list: string) => {
    const words = lists[list] ?? [];
    return words[(turn * 3 + template) % words.length] ?? '';
  });

export const templateCount = templates.length;
