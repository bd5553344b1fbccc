/** All words of the studio. Names are said when a thing is picked; praise names what was tried. */
import type { InstrumentName } from '../rules/instruments.ts';
import type { Layer } from '../rules/song.ts';
import type { Technique } from '../rules/techniques.ts';
import type { TempoName } from '../rules/tempos.ts';

export type MagicName = 'echo' | 'mirror' | 'flip' | 'repeat' | 'clear' | 'new' | 'album' | 'save';

export interface Words {
  goal: string;
  layers: Record<Layer, string>;
  instruments: Record<InstrumentName, string>;
  tempos: Record<TempoName, string>;
  tips: Record<Technique, string>;
  magic: Record<MagicName, string>;
  done: Record<MagicName, string>;
  echoOff: string;
  play: string;
  stop: string;
  plays: string;
  page: readonly [string, string];
  box: string;
  pads: string;
  padsOpen: string;
  grid: string;
  gridName: string;
  square(step: number, row: number): string;
  drumRows: readonly [string, string, string, string, string];
  kitchenRows: readonly [string, string, string, string, string];
  record: string;
  records: string;
  recorded: string;
  undo: string;
  nothingLeft: string;
  finish: string;
  close: string;
  choose: string;
  nothingYet: string;
  albumFull: string;
  letGo: string;
  letGoHow: string;
  letGoAsk: string;
  yes: string;
  no: string;
  gone: string;
  song(number: number): string;
  idleFirst: string;
  idleSecond: string;
  picture: string;
  recap(notes: number, ways: number): string;
  recapEmpty: string;
}
