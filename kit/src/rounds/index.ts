export { ByCode } from './by-code.ts';
export { type LevelCodes, levelCode, levelCodes, mostLevels, readLevelCode } from './code.ts';
export { type Choice, makeSign, offer } from './controls.ts';
export { type Counted, type CountedProgress, openCounted } from './counted.ts';
export type { Desk, OnTry, OrderWords, Work } from './desk.ts';
export { openFreePlay, type Page, type Turn } from './free-play.ts';
export { type Bench, Maker } from './maker.ts';
export {
  type CountedSaved,
  openMakerPlay,
  openRoundsBasics,
  playRounds,
  type RoundsContext,
  type RoundsGame,
} from './play-rounds.ts';
export { openRounds } from './rounds.ts';
export { makerWords } from './words.ts';
