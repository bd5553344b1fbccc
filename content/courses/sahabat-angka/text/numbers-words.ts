/** What bus, frog and cake say: numbers to twenty, adding and taking away. */

export interface NumberWords {
  isNow(count: number): string;
  isLeft(count: number): string;
  getOn: string;
  getOff: string;
  tenOn: string;
  drive: string;
  aboard(count: number): string;
  /** With the number on its sign. */
  signed(count: number, sign: number): string;
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
