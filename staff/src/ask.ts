import { type Client, openClient } from '@nobi/client/ask';
import { fileFrom } from '@nobi/client/ask-file';
import { currentLanguage } from '@nobi/client/language';
import { problemSentence } from '@nobi/client/words';
import { consoleHeader, isErrorCode, Problem, wordsOf } from '@nobi/contract';
import { proofRequest } from './proof-request.ts';

const client = openClient({
  language: currentLanguage,
  timeout: 30_000,
  isErrorCode,
  // The session is a cookie; the header says that the console's own page asks.
  credentials: 'same-origin',
  headers: { [consoleHeader]: '1' },
});

/** What weighs most may ask for the second factor first; then the same call is made once more. */
const withProof = async <T>(call: () => Promise<T>): Promise<T> => {
  const before = proofRequest.count();
  try {
    return await call();
  } catch (error) {
    const isNeeded = error instanceof Problem && error.code === 'staff_proof_needed';
    if (!isNeeded) throw error;
    const isProven = proofRequest.count() > before || (await proofRequest.open());
    if (!isProven) throw error;
    return call();
  }
};

/** Makes one call of the contract as the staff; every failure arrives as a Problem. */
export const ask: Client['ask'] = (shape, ...request) =>
  withProof(() => client.ask(shape, ...request));

/** The same for whoever learns only while running which call it makes. */
export const askUntyped: Client['askUntyped'] = (shape, request) =>
  withProof(() => client.askUntyped(shape, request));

const file = fileFrom(client);

/** Makes a call whose answer is a file; it is whole or it is a Problem. */
export const askFile: typeof file = (shape, request) => withProof(() => file(shape, request));

/** What to tell a person about whatever was thrown. */
export const wordsOfProblem = problemSentence((code) => wordsOf(code, currentLanguage()));
