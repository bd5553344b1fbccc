import { parts } from './numbers-phrases.ts';
import type { NumberWords } from './numbers-words.ts';

export const en: NumberWords = {
  isNow: (count) => parts(count, 'en'),
  isLeft: (count) => `Now ${count} ${count === 1 ? 'is' : 'are'} left.`,
  getOn: 'One gets on',
  getOff: 'One gets off',
  tenOn: 'Ten get on at once',
  drive: 'Drive',
  aboard: (count) => `A bus with ${count} on board`,
  signed: (count, sign) => `${sign}: a bus with ${count} on board`,
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
    `That was ${hops} ${hops === 1 ? 'hop' : 'hops'}. We want ${wanted}.`,
  landed: (pad, picked) => `The frog is on ${pad}, the fly on ${picked}.`,
  hopsLanded: (hops, pad) =>
    `${hops} ${hops === 1 ? 'hop reaches' : 'hops reach'} ${pad}. The fly is somewhere else.`,
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
