import { named, places } from './tens-phrases.ts';
import type { TensWords } from './tens-words.ts';

export const id: TensWords = {
  lanterns: (count) => `Untaian dengan ${count} lampion`,
  addTen: 'Tambah satu ikat, isi sepuluh',
  addOne: 'Tambah satu lampion',
  takeSome: 'Ambil yang terakhir',
  light: 'Nyalakan',
  isNow: (count) => `${named(count, 'id')}: ${places(count, 'id')}.`,
  seenFits: (count) => `Kamu hitung ${places(count, 'id')}: ${count}!`,
  seenOther: (picked) => `${picked} itu ${places(picked, 'id')}. Hitung lagi, yuk.`,
  hungFits: (count) => `Kamu pasang ${places(count, 'id')}: pas ${count}!`,
  hungOther: (count, wanted) => `Sekarang ada ${count}. Tadi diminta ${wanted}.`,
  nameFits: (count) => `Kamu dengar puluhannya: ${places(count, 'id')}, ${count}!`,
  nameOther: (picked) => `Ini ${places(picked, 'id')}. Dengarkan lagi, yuk.`,
  movedFits: (have, by) =>
    by > 0
      ? `${have} tambah ${by} jadi ${have + by}. Kamu hitung maju!`
      : `${have} kurang ${-by} sisa ${have + by}. Kamu hitung mundur!`,
  movedOther: (picked) => `Bukan ${picked}. Lihat, lampionnya sekarang ada berapa?`,
  outermostFits: (count) => `${count}! Kamu bandingkan puluhan, lalu satuannya.`,
  outermostOther: (picked, isMost) =>
    `Ada yang lebih ${isMost ? 'besar' : 'kecil'} daripada ${picked}. Lihat puluhannya dulu.`,
  compare: (numbers) => `Tiga bilangan: ${numbers.join(', ')}`,
  tensFirst: 'Hitung ikatannya dulu: sepuluh, dua puluh, ...',
  saidFirst: 'Yang disebut dulu itu puluhan. Tulisannya di depan.',
  onByTens: 'Ikatannya bertambah atau berkurang. Satuannya tetap.',
  onByOnes: 'Satuannya berubah satu. Sudah penuh satu ikat?',
  compareTens: 'Bandingkan ikatannya dulu, baru satuannya.',
};
