import type { Tokens } from '../../../ports/ai.ts';
import { resultBytesAtMost } from './tools.ts';

/** How often one question may go to the model: with each round go the results of its tools. */
export const roundsAtMost = 3;
/** Of one round's answer. */
export const tokensAtMost = 350;
/** Of one round; further ones are not run. */
export const callsAtMost = 4;

const bytesOf = (sent: unknown) => Buffer.byteLength(JSON.stringify(sent));
/** What a round sends along beside its messages: its calls again, and the marks around them. */
const besides = 2 * tokensAtMost;

/** The most that a question can cost: no token is shorter than a byte. */
export const mostTokensOf = (firstRound: unknown): Tokens => {
  const added = callsAtMost * resultBytesAtMost + besides;
  const rounds = Array.from({ length: roundsAtMost }, (_, at) => bytesOf(firstRound) + at * added);
  return {
    input: rounds.reduce((sum, each) => sum + each, 0),
    output: roundsAtMost * tokensAtMost,
  };
};

/** Of a round whose vendor has not told yet, or never tells: about four bytes are a token. */
export const likelyTokensOf = (round: unknown): Tokens => ({
  input: Math.ceil(bytesOf(round) / 4),
  output: tokensAtMost,
});
