/** What Nobi says back in the child's language; the English words stand inside. Praise names the way. */

export interface Words {
  /** What the button of the English line does. */
  again: string;
  foundBySound(name: string): string;
  heardLine: string;
  heardAll: string;
  isOther(name: string): string;
  listen: string;
  tapEach: string;
  pickPot: string;
  painted(name: string): string;
  isColour(name: string): string;
  paintWith(name: string): string;
  more: string;
  takeBack: string;
  ready: string;
  add(name: string): string;
  countFits: string;
  countOther(line: string): string;
  place(name: string): string;
  undo: string;
  picture: string;
  spot(line: string): string;
  nothingHere(line: string): string;
  verse(line: string): string;
  verseOther: string;
  watch: string;
}
