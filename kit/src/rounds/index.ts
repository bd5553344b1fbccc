export { type LevelCodes, levelCodes } from './code.ts';
export { type Choice, makeSign, offer } from './controls.ts';
export { type Counted, type CountedProgress, openCounted } from './counted.ts';
export type { Desk, OnTry, OrderWords, Work } from './desk.ts';
export type { Page, Turn } from './free-play.ts';
export type { Bench } from './maker.ts';
export {
  type CountedSaved,
  openGrowing,
  openMakerPlay,
  openRoundsBasics,
  playRounds,
  type RoundsContext,
  type RoundsGame,
} from './play-rounds.ts';
export { makerWords } from './words.ts';
