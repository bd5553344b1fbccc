import type { Form, Kind } from '../rules/page.ts';
import { headlineOf } from '../rules/pages.ts';
import type { Words } from './words.ts';

const goals: Readonly<Record<Form, string>> = {
  fact: 'Baca beritanya, lalu isi faktanya.',
  headline: 'Baca beritanya, lalu pilih judulnya.',
  chain: 'Baca beritanya, lalu urutkan kejadiannya.',
  joint: 'Pasang kata hubung yang pas.',
  opinion: 'Mana fakta, mana pendapat?',
  letter: 'Surat ini minta apa, dan mengapa?',
  clue: 'Baca tanda-tandanya, lalu simpulkan.',
  witness: 'Cerita siapa yang paling kuat?',
};

const ways: Readonly<Record<Form, string>> = {
  fact: '“Siapa” menanyakan orang, “kapan” menanyakan waktu. Cari kalimatnya.',
  headline: 'Ceritakan seluruh berita dengan satu kalimat. Judul mana yang mirip?',
  chain: 'Cari kata waktu: sebelum, setelah, bermula, lalu.',
  joint: 'Yang satu menyebabkan yang lain, atau justru berlawanan?',
  opinion: 'Bisa diukur atau diperiksa? Kalau bisa, itu fakta.',
  letter: 'Permintaan ingin mengubah sesuatu. Alasan menjawab mengapa.',
  clue: 'Cari yang cocok dengan kedua tanda sekaligus.',
  witness: 'Siapa yang ada di sana saat itu terjadi?',
};

const alone: Readonly<Record<Form, string>> = {
  fact: 'Semua faktanya kamu temukan di dalam berita!',
  headline: 'Kamu memilih judul untuk seluruh berita!',
  chain: 'Kamu mengikuti kata waktunya sampai urut!',
  joint: 'Kamu membaca kedua bagian, lalu menyambungnya!',
  opinion: 'Kamu memeriksa tiap kalimat satu per satu!',
  letter: 'Kamu menemukan permintaan dan alasannya!',
  clue: 'Kamu menggabungkan tanda-tandanya!',
  witness: 'Kamu menimbang siapa yang bisa melihat!',
};

const notThere = 'Itu tidak tertulis di sini. Baca lagi pelan-pelan.';
const opposite = 'Di sini tertulis sebaliknya. Cari kalimatnya.';
const misses: Readonly<Record<Form, Partial<Record<Kind, string>>>> = {
  fact: { mixed: 'Itu disebut juga, tetapi di kalimat lain. Periksa lagi.' },
  headline: { detail: 'Itu hanya bagian kecil. Apa inti seluruh berita?' },
  chain: { mixed: 'Belum urut. Perhatikan kata sebelum dan setelah.' },
  joint: {
    opposite: 'Kata itu membalikkan artinya. Mana sebab, mana akibat?',
    mixed: 'Baca kalimatnya dengan kata itu. Masuk akalkah?',
  },
  opinion: {},
  letter: { detail: 'Itu ada di surat, tetapi bukan yang ditanyakan.' },
  clue: {
    detail: 'Itu baru cocok sebagian. Periksa tanda yang lain.',
    opposite: 'Tanda itu justru cocok. Cari yang tidak cocok.',
  },
  witness: {
    opposite: 'Apakah ia ada di sana dan melihatnya?',
    mixed: 'Itu dari orang lain. Siapa yang melihatnya?',
  },
};

export const id: Words = {
  goal: ({ form }) => goals[form],
  first: 'Baca dalam hati dulu, lalu susun dan cetak.',
  way: ({ form }) => ways[form],
  count: () => 'Kalimat yang menentukan sekarang bertanda. Baca lagi.',
  show: () => 'Pilih kartu yang menyala, lalu cetak.',
  alone: ({ form }) => alone[form],
  fits: (order) => `Sudah tercetak: “${headlineOf(order)}”.`,
  miss: ({ form, kind, gap }) =>
    form === 'opinion'
      ? `Lihat kalimat ${gap}. Bisakah itu diperiksa?`
      : (misses[form][kind] ?? (kind === 'opposite' ? opposite : notThere)),
  article: 'Berita',
  layout: 'Halaman koran',
  ready: 'Sudah lengkap. Periksa lagi, lalu cetak.',
  toLay: 'Susun halaman',
  toRead: 'Baca lagi',
  undo: 'Batalkan satu',
  print: 'Cetak',
  recap: (rounds) => `Tadi kamu mencetak ${rounds} halaman. Warga sudah membacanya.`,
  allKnown: 'Semua halaman koran ini sudah kamu kuasai! Sekarang buat teka-teki untuk keluarga.',
  play: 'Main',
  free: 'Main bebas',
  freeGoal: 'Buat halaman depanmu. Ketuk katanya!',
  nextFront: 'Edisi berikutnya',
  who: 'Ganti tokoh',
  thing: 'Ganti benda',
  place: 'Ganti tempat',
  part: (text) => `Bagian judul: ${text}`,
  makeGoal: 'Dua tanda, satu jawaban.',
  unsound: 'Jawabannya belum tepat satu. Ganti salah satu tanda.',
  leaves: (name) => `Jawabannya: ${name}`,
};
