import type { report as english, WeekSays } from './words.en.ts';

const named = (names: readonly string[]) => names.map((name) => `“${name}”`).join(' dan ');

const weekLine = (name: string, { alone, withHelp, again, hard }: WeekSays) => {
  const can = [
    ...(alone.length > 0 ? [`sendiri ${named(alone)}`] : []),
    ...(withHelp.length > 0 ? [`dengan bantuan ${named(withHelp)}`] : []),
  ].join(', ');
  const cannot = [
    ...(again.length > 0 ? [`perlu diulang ${named(again)}`] : []),
    ...(hard === null ? [] : [`masih sulit “${hard}”`]),
  ].join('; ');
  if (!can) return `Untuk ${name} ${cannot}.`;
  return `${name} kini bisa ${can}${cannot && `; ${cannot}`}.`;
};

export const report: typeof english = {
  title: 'Laporan belajar',
  lead: 'Yang bisa, yang belum, dan apa selanjutnya.',
  back: 'Ruang orang tua',
  print: 'Cetak',
  share: 'Bagikan kartu',
  loading: 'Memuat laporan…',
  unread: 'Laporan belum bisa dimuat.',
  unknown: 'Anak ini tidak ada di akun Anda.',
  tryAgain: 'Coba lagi',
  child: 'Anak Anda',
  others: 'Laporan anak lain',
  basis: (answers: number, days: number) => `dari ${answers} jawaban, ${days} hari`,
  none: 'belum ada jawaban',
  rowsLoading: 'Memuat jawaban…',
  rowsUnread: 'Jawabannya belum bisa dimuat. Tutup lalu buka lagi.',
  rowsTable: 'Jawaban per hari',
  row: { day: 'Hari', item: 'Di mana', alone: 'Sendiri', helped: 'Dibantu', missed: 'Belum' },
  what: { minutes: 'Di mana', works: 'Nama', questions: 'Pokok' },
  factsTable: 'Yang dihitung, hari demi hari',
  unsorted: 'tidak dikelompokkan',
  perDay: 'hari demi hari',
  aloneMore:
    'Sendiri: langsung benar tanpa bantuan. Dibantu: benar sesudah bantuan atau percobaan lagi.',
  requested: (answers: number) =>
    `Pada ${answers} dari jawaban ini, anak Anda membuka bantuan lebih dulu.`,
  week: 'Tujuh hari terakhir',
  weekLine,
  weekQuiet: (name: string, skills: number) =>
    `${name} berlatih ${skills} keterampilan; belum ada yang berubah, dan itu biasa.`,
  weekBasis: (answers: number, days: number, atOnce: number) =>
    `dari ${answers} jawaban, ${days} hari; ${atOnce} langsung benar tanpa bantuan`,
  weekPlayed: (name: string) => `${name} bermain, tetapi belum menjawab soal.`,
  weekNothing: (name: string) => `${name} belum bermain dalam tujuh hari ini.`,
  facts: { minutes: 'waktu bermain', works: 'karya dibuat', questions: 'pertanyaan ke Nobi' },
  time: (minutes: number) =>
    minutes < 60
      ? `${minutes} menit`
      : `${Math.floor(minutes / 60)} jam${minutes % 60 ? ` ${minutes % 60} menit` : ''}`,
  family: {
    away: 'Belum bermain dalam tujuh hari terakhir.',
    steady: 'Minggu ini bermain. Belum ada yang berubah, dan itu biasa.',
    more: (count: number) => `dan ${count} lagi`,
    stuck: (skill: string) => `Masih sulit: “${skill}”.`,
    home: (title: string) => `Lima menit bersama: ${title}.`,
  },
  moved: 'Apa yang berubah?',
  movedBefore: (state: string) => `sebelumnya: ${state}`,
  movedNone:
    'Belum ada yang berubah minggu ini. Itu biasa: satu keterampilan perlu beberapa hari sampai pasti.',
  stuck: 'Apa yang masih sulit?',
  stuckLine: (skill: string, misses: number, answers: number) =>
    `“${skill}”: ${misses} dari ${answers} jawaban dua minggu ini belum tepat.`,
  stuckNone: 'Dua minggu ini tidak ada yang tersendat.',
  mistake: (day: string, item: string | null) =>
    item ? `Kekeliruan terakhir, ${day}, di ${item}` : `Kekeliruan terakhir, ${day}`,
  bridge: (planks: string, sum: number, target: number | null) =>
    target === null
      ? `Papan yang dipasang: ${planks} = ${sum}.`
      : `Jembatannya perlu ${target}. Yang dipasang ${planks} = ${sum}.`,
  bridgeGap: 'celah',
  syllable: (word: string, read: string) => `Katanya “${word}”. Yang dipilih “${read}”.`,
  cut: (order: string) => `Pesanannya ${order} bagian. Potongannya begini.`,
  choice: (answer: string, right: string | null) =>
    right === null
      ? `Yang dijawab “${answer}”.`
      : `Yang dijawab “${answer}”, yang tepat “${right}”.`,
  wanted: (criterion: string) => `Yang diminta: ${criterion}.`,
  home: 'Lima menit bersama',
  homeFor: (skill: string) => `melatih “${skill}”`,
  things: 'Siapkan',
  works: 'Karya minggu ini',
  untitled: 'tanpa judul',
  topics: 'Yang ditanyakan ke Nobi',
  topicsMore: (sorted: number, all: number) =>
    `Pokok dari ${sorted < all ? `${sorted} pertanyaan terbaru` : `${all} pertanyaan`} minggu ini; obrolannya ada di Ruang orang tua.`,
  topic: {
    animals: 'hewan',
    body: 'tubuh',
    feelings: 'perasaan',
    home: 'dapur dan permainan',
    indonesia: 'Indonesia',
    nature: 'alam',
    numbers: 'hitungan',
    religion: 'agama',
    safety: 'keamanan',
    school: 'pelajaran sekolah',
    space: 'antariksa',
    technology: 'teknologi',
    things: 'benda di sekitar',
    words: 'kata dan bahasa',
    world: 'dunia',
    other: 'lain-lain',
  },
  map: 'Peta keterampilan',
  mapLead: 'Menurut elemen Kurikulum Nasional. Satu kotak adalah satu keterampilan di Nobi.',
  phase: {
    FON: 'Fase Fondasi (PAUD)',
    A: 'Fase A (kelas 1–2)',
    B: 'Fase B (kelas 3–4)',
    C: 'Fase C (kelas 5–6)',
  },
  mapLine: (count: number, phase: string, parts: string) =>
    `Dari ${count} keterampilan ${phase} di Nobi: ${parts}.`,
  countOf: (count: number, state: string) => `${count} ${state.toLowerCase()}`,
  noSkills: (elements: string) => `Belum ada di Nobi: ${elements}.`,
  skillsOf: (element: string) => `Keterampilan ${element}`,
  outside: 'Bekal sebelum fase',
  outsideLine: 'Dilatih di Nobi sebelum kurikulum memulainya.',
  domain: {
    coding: 'Menuju Koding dan Kecerdasan Artifisial (Fase C)',
    english: 'Menuju Bahasa Inggris (Fase B)',
    other: 'Bekal lain',
  },
  months: 'Dari bulan ke bulan',
  monthsLine:
    'Berapa keterampilan yang bisa sendiri dan bisa dengan bantuan pada akhir tiap bulan.',
  monthsLater: 'Garisnya muncul di sini mulai bulan kedua bermain.',
  month: 'Bulan',
  table: 'Lihat sebagai tabel',
  sixth: 'Kelas 6: menuju TKA SD',
  sixthLead:
    'TKA SD menguji Matematika dan Bahasa Indonesia. Kami tidak menebak nilai; kami hanya menunjukkan elemen mana yang sudah ada buktinya.',
  sixthLine: (seen: number, all: number) => `Ada bukti pada ${seen} dari ${all} elemen Fase C.`,
  sixthNone: (elements: string) => `Belum ada bukti: ${elements}.`,
  how: 'Bagaimana kami tahu?',
  howLine:
    'Hanya soal pembuktian yang dihitung: tingkatnya ditetapkan kurikulum, dan dijawab tanpa bantuan. “Bisa sendiri” baru kami tulis sesudah lulus dua kali, berjarak paling sedikit seminggu. Kalau kemudian sering meleset, tulisannya menjadi “Perlu diulang”. Laporan ini tidak membandingkan anak, dan tidak membuka atau menutup apa pun.',
  rule: (version: number) =>
    `Aturan penilaian versi ${version}, berlaku sejak November 2026: soal pembuktian dihitung kapan pun muncul saat bermain. Sesudah dua kali belum lulus, pengujian berikutnya menunggu tiga minggu.`,
  empty: (name: string) => `${name}: belum ada yang bisa diceritakan`,
  emptyLine:
    'Sesudah hari bermain pertama, jawaban minggu itu tampil di sini. Sesudah kira-kira tujuh soal pembuktian pada satu keterampilan, Anda bisa melihat apakah anak masih belajar atau sudah bisa dengan bantuan. “Bisa sendiri” perlu lebih dari seminggu.',
};
