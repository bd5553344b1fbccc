/** All words of the game. What children build stays Indonesian; English says what it means. */
import type { BankWord } from '../../../words/bank.ts';

export interface Words {
  /** The partner is named. */
  goalSame(part: string, word: BankWord): string;
  /** The word stands under its picture. */
  goalShown(held: string, word: BankWord): string;
  goalHidden(held: string): string;
  goalTwo: string;
  grown(made: string): string;
  made(word: BankWord): string;
  madeAgain(word: BankWord): string;
  bonus(word: BankWord): string;
  apart(read: string, word: BankWord): string;
  scaffold(part: string): string;
  watch(word: BankWord): string;
  yourTurn: string;
  lookFor(part: string): string;
  lane(held: string, top: string | undefined): string;
  hand(part: string): string;
  lanes: string;
  card(word: BankWord): string;
  hear: string;
  shake: string;
  free: string;
  play: string;
  freeGoal: string;
  freeMade(word: BankWord): string;
  recap(count: number): string;
  /** Nothing is left to learn here. */
  allKnown: string;
  meaning(word: BankWord): string;
  pop: string;
  boing: string;
  joins: string;
}
