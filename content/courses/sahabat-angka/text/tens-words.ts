/** What lanterns in bundles of ten say: numbers to a hundred, on and back, and which is the greatest. */
export interface TensWords {
  lanterns(count: number): string;
  addTen: string;
  addOne: string;
  takeSome: string;
  light: string;
  isNow(count: number): string;
  seenFits(count: number): string;
  seenOther(picked: number): string;
  hungFits(count: number): string;
  hungOther(count: number, wanted: number): string;
  nameFits(count: number): string;
  nameOther(picked: number): string;
  movedFits(have: number, by: number): string;
  movedOther(picked: number): string;
  outermostFits(count: number): string;
  outermostOther(picked: number, isMost: boolean): string;
  compare(numbers: readonly number[]): string;
  tensFirst: string;
  saidFirst: string;
  onByTens: string;
  onByOnes: string;
  compareTens: string;
}
