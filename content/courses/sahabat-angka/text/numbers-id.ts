import { parts } from './numbers-phrases.ts';
import type { NumberWords } from './numbers-words.ts';

export const id: NumberWords = {
  isNow: (count) => parts(count, 'id'),
  isLeft: (count) => `Sekarang sisa ${count}.`,
  getOn: 'Naik satu',
  getOff: 'Turun satu',
  tenOn: 'Naik sepuluh sekaligus',
  drive: 'Jalan',
  aboard: (count) => `Bus dengan ${count} penumpang`,
  signed: (count, sign) => `${sign}: bus dengan ${count} penumpang`,
  watchTen: 'Lihat: sepuluh dulu, lalu tambah satu-satu.',
  busFits: (count) =>
    count > 10 ? `Kamu isi sepuluh dan ${count - 10} lagi: pas ${count}!` : `Pas ${count}!`,
  busOther: (count, wanted) => `Ada ${count}. Bus ini minta ${wanted}.`,
  busSum: (have, by) =>
    by > 0
      ? `${have} tambah ${by} jadi ${have + by}. Kamu hitung maju!`
      : `${have} kurang ${-by} sisa ${have + by}. Kamu hitung mundur!`,
  busIs: (picked) => `Tulisannya ${picked}. Hitung, yuk: ada berapa di bus?`,
  countOn: (from) => `Sudah ada ${from}. Teruskan: ${from + 1}, ...`,
  countBack: (from) => `Mulai dari ${from}. Mundur: ${from - 1}, ...`,
  hop: 'Lompat maju',
  hopBack: 'Lompat mundur',
  lick: 'Hap, makan!',
  frogAt: (pad) => `Katak di daun ${pad}`,
  hopsFit: (from, by) => `Dari ${from} kamu lompat ${Math.abs(by)} kali: sampai ${from + by}!`,
  hopsOther: (hops, wanted) => `Itu ${hops} lompatan. Tadi diminta ${wanted}.`,
  landed: (pad, picked) => `Katak sampai di ${pad}, lalatnya di ${picked}.`,
  hopsLanded: (hops, pad) => `${hops} lompatan sampai di ${pad}. Lalatnya belum kena.`,
  hopsFound: (from, to) => `Dari ${from} ke ${to} ada ${Math.abs(to - from)} lompatan. Hap!`,
  countHops: 'Hitung lompatannya, bukan daunnya.',
  blow: 'Tiup satu lilin',
  light: 'Nyalakan satu lilin',
  serve: 'Sajikan kue',
  candles: (lit, of) => `Kue dengan ${lit} lilin menyala dari ${of}`,
  cakeFits: (of, blown) => `${of} lilin, kamu tiup ${blown}: sisa ${of - blown}!`,
  cakeOther: (blown, wanted) => `Kamu tiup ${blown} lilin. Tadi diminta ${wanted}.`,
  ownCake: (of, lit) => `${of} lilin, ditiup ${of - lit}. Sisa ${lit}!`,
};
