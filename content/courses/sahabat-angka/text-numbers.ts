/** What bus, frog and cake say: numbers to twenty, adding and taking away. */
import type { Lang } from '@nobi/kit/course';
import { numeral } from './numerals.ts';

export interface NumberWords {
  isNow(count: number): string;
  isLeft(count: number): string;
  getOn: string;
  getOff: string;
  tenOn: string;
  drive: string;
  aboard(count: number): string;
  watchTen: string;
  busFits(count: number): string;
  busOther(count: number, wanted: number): string;
  busSum(have: number, by: number): string;
  busIs(picked: number): string;
  countOn(from: number): string;
  countBack(from: number): string;
  hop: string;
  hopBack: string;
  lick: string;
  frogAt(pad: number): string;
  hopsFit(from: number, by: number): string;
  hopsOther(hops: number, wanted: number): string;
  landed(pad: number, picked: number): string;
  hopsLanded(hops: number, pad: number): string;
  hopsFound(from: number, to: number): string;
  countHops: string;
  blow: string;
  light: string;
  serve: string;
  candles(lit: number, of: number): string;
  cakeFits(of: number, blown: number): string;
  cakeOther(blown: number, wanted: number): string;
  ownCake(of: number, lit: number): string;
}

const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** Says a teen with the ten that is in it. */
const parts = (count: number, lang: Lang): string => {
  const whole = numeral(count, lang);
  if (count <= 10) return `${capital(whole)}!`;
  const and = { id: 'Sepuluh dan', en: 'Ten and' }[lang];
  const is = { id: 'itu', en: 'is' }[lang];
  return `${and} ${numeral(count - 10, lang)} ${is} ${whole}!`;
};

const id: NumberWords = {
  isNow: (count) => parts(count, 'id'),
  isLeft: (count) => `Sekarang sisa ${count}.`,
  getOn: 'Naik satu',
  getOff: 'Turun satu',
  tenOn: 'Naik sepuluh sekaligus',
  drive: 'Jalan',
  aboard: (count) => `Bus dengan ${count} penumpang`,
  watchTen: 'Lihat: sepuluh dulu, lalu tambah satu-satu.',
  busFits: (count) =>
    count > 10 ? `Kamu isi sepuluh dan ${count - 10} lagi: pas ${count}!` : `Pas ${count}!`,
  busOther: (count, wanted) => `Ada ${count}. Bus ini minta ${wanted}.`,
  busSum: (have, by) =>
    by > 0
      ? `${have} tambah ${by} jadi ${have + by}. Kamu hitung maju!`
      : `${have} kurang ${-by} sisa ${have + by}. Kamu hitung mundur!`,
  busIs: (picked) => `Tulisannya ${picked}. Hitung yuk: ada berapa di bus?`,
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

const en: NumberWords = {
  isNow: (count) => parts(count, 'en'),
  isLeft: (count) => `Now ${count} ${count === 1 ? 'is' : 'are'} left.`,
  getOn: 'One gets on',
  getOff: 'One gets off',
  tenOn: 'Ten get on at once',
  drive: 'Drive',
  aboard: (count) => `A bus with ${count} riders`,
  watchTen: 'Look: ten first, then one by one.',
  busFits: (count) =>
    count > 10 ? `You filled ten and ${count - 10} more: just ${count}!` : `Just ${count}!`,
  busOther: (count, wanted) => `There are ${count}. This bus wants ${wanted}.`,
  busSum: (have, by) =>
    by > 0
      ? `${have} and ${by} more make ${have + by}. You counted on!`
      : `${have} take away ${-by} leaves ${have + by}. You counted back!`,
  busIs: (picked) => `The sign says ${picked}. Count: how many ride?`,
  countOn: (from) => `There are ${from}. Go on: ${from + 1}, ...`,
  countBack: (from) => `Start at ${from}. Go back: ${from - 1}, ...`,
  hop: 'Hop on',
  hopBack: 'Hop back',
  lick: 'Snap, eat!',
  frogAt: (pad) => `Frog on leaf ${pad}`,
  hopsFit: (from, by) =>
    `From ${from} you hopped ${Math.abs(by)} ${Math.abs(by) === 1 ? 'time' : 'times'}: you reached ${from + by}!`,
  hopsOther: (hops, wanted) =>
    `That was ${hops} ${hops === 1 ? 'hop' : 'hops'}. ${wanted} were asked.`,
  landed: (pad, picked) => `The frog is on ${pad}, the fly on ${picked}.`,
  hopsLanded: (hops, pad) =>
    `${hops} ${hops === 1 ? 'hop' : 'hops'} reach ${pad}. The fly is elsewhere.`,
  hopsFound: (from, to) =>
    `From ${from} to ${to}: ${Math.abs(to - from)} ${Math.abs(to - from) === 1 ? 'hop' : 'hops'}. Snap!`,
  countHops: 'Count the hops, not the leaves.',
  blow: 'Blow one out',
  light: 'Light one candle',
  serve: 'Serve the cake',
  candles: (lit, of) => `A cake with ${lit} of ${of} candles burning`,
  cakeFits: (of, blown) => `${of} candles, you blew out ${blown}: ${of - blown} left!`,
  cakeOther: (blown, wanted) => `You blew out ${blown}. The wish was ${wanted}.`,
  ownCake: (of, lit) => `${of} candles, ${of - lit} blown out. ${lit} left!`,
};

export const numberWords: Record<Lang, NumberWords> = { id, en };
