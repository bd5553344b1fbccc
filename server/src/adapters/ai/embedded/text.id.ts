import { talk } from './small-talk/small-talk.id.ts';
import { sumsId } from './sums/sums-text.id.ts';
import type { EmbeddedText } from './text.en.ts';

/** Everything the embedded helper says in Indonesian. */
export const id: EmbeddedText = {
  ...sumsId,
  words: {
    letters: (word, letters) => `“${word}” dieja ${letters}.`,
    syllables: (word, parts, count) =>
      count === 1
        ? `“${word}” punya satu suku kata.`
        : `“${word}” punya ${count} suku kata: ${parts}.`,
    byRule: (word, parts, count) =>
      count === 1
        ? `Menurut aturan umum, “${word}” punya satu suku kata.`
        : `Menurut aturan umum, “${word}” punya ${count} suku kata: ${parts}. Kata berimbuhan kadang dibagi berbeda.`,
    inOther: (word, other) => `Bahasa Indonesianya “${word}” adalah ${other}.`,
    inThis: (word, other) => `Bahasa Inggrisnya “${word}” adalah ${other}.`,
    isRight: (word) => `Ya, ejaan “${word}” sudah benar.`,
    maybe: (word, likes) => `Aku tidak punya kata “${word}”. Maksudmu ${likes}?`,
    or: 'atau',
    opposite: (word, other) => `Lawan kata “${word}” adalah ${other}.`,
    alike: (word, others) => `Kata yang artinya dekat dengan “${word}”: ${others}.`,
    rhymes: (word, others) => `Bunyi akhirnya mirip “${word}”: ${others}.`,
    plural: (word, many) => `Satu: ${word}. Lebih dari satu: ${many}.`,
    pluralIndonesian: (word) =>
      `Kalau lebih dari satu, katanya boleh diulang: “${word}-${word}”. Kalau ada angkanya cukup sekali: “tiga ${word}”.`,
    noSuch: (word) => `Untuk kata “${word}” aku belum belajar itu. Aku tidak mau menebak.`,
    kind: {
      noun: 'Ini kata benda.',
      verb: 'Ini kata kerja.',
      adjective: 'Ini kata sifat.',
      number: 'Ini kata bilangan.',
      other: '',
    },
    meant: (word) => `Mungkin maksudmu “${word}”.`,
    unknown: (word) =>
      `Kata “${word}” belum ada di daftar kataku, jadi aku belum yakin. Kamus atau orang dewasa bisa membantu.`,
  },
  cards: {
    again: 'Mau tahu satu hal lagi?',
    wantMore: (word) =>
      `Yang itu aku belum tahu. Tapi aku punya kartu tentang “${word}”. Mau membacanya?`,
    noMore: 'Tentang ini cuma itu yang kutahu. Kamu penasaran apa lagi?',
  },
  items: {
    found: 'Ini yang kutemukan untukmu:',
    all: 'Ini beberapa pilihanmu:',
    none: 'Aku belum menemukan yang seperti itu. Coba kata lain, misalnya “angka”, “gambar”, atau “huruf”.',
    perhaps: 'Mungkin kamu suka ini:',
  },
  feelings: {
    person: 'Ceritakan juga kepada ayah, ibu, atau gurumu. Mereka mau mendengarkan.',
    stay: 'Aku mendengarkan. Kamu boleh menulis apa yang terjadi. Yang paling bisa menolong adalah orang di dekatmu: ayah, ibu, kakek, nenek, atau gurumu.',
  },
  follow: { onWhat: 'Lanjut dari angka berapa? Tulis lengkap, misalnya 12 × 2.' },
  talk,
  offline:
    'Aku sedang offline, jadi aku belum bisa menjawab itu. Aku bisa bantu hitungan, ejaan, atau mencari game dan kursus.',
};
