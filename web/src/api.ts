import { openClient, type Refusal } from '@nobi/client/ask';
import { currentLanguage } from '@nobi/client/language';
import { problemSentence } from '@nobi/client/words';
import { Problem } from '@nobi/contract';
import { askForPin } from './adult/gate.ts';
import { early } from './early-replies.ts';
import { session } from './session.ts';
import { isErrorCode, sentenceOf } from './text/errors.ts';
import { seconds } from './time.ts';

/** A suspended account's words go along to the login. */
const farewellOf = (answer: unknown) => {
  const { code, error } = Object(answer);
  return String(code).startsWith('suspended_') ? { farewell: String(error) } : {};
};

type Expired = () => void;
let handleExpired: Expired = () => {};
/** Says what happens when the server no longer knows the session. */
export const onSessionExpired = (handler: Expired) => {
  handleExpired = handler;
};

const onRefusal = ({ shape, status, answer, problem, token }: Refusal) => {
  // An older token must not end or change a newer session.
  if (session.read().token !== token) return;
  // A refused sign-in is a 401 too, but ends no session.
  if (status === 401 && shape.access !== 'public' && token !== null) {
    session.end(farewellOf(answer));
    handleExpired();
  }
  if (problem.code === 'not_paid') session.mark({ isPaid: false });
};

const base: unknown = import.meta.env.VITE_API_BASE_URL;
const client = openClient({
  base: typeof base === 'string' && base !== '' ? base : undefined,
  token: () => session.read().token,
  language: currentLanguage,
  timeout: seconds(15),
  isErrorCode,
  onRefusal,
  ...early,
});

/** Where the adult's PIN is missing the sheet asks for it, and the call is made again as it was. */
export const ask: typeof client.ask = async (shape, ...request) => {
  try {
    return await client.ask(shape, ...request);
  } catch (error) {
    const isClosed = error instanceof Problem && error.code === 'pin_needed';
    if (!isClosed || !(await askForPin())) throw error;
    return client.ask(shape, ...request);
  }
};

/** What to tell a person about whatever was thrown. */
export const wordsOfProblem = problemSentence(sentenceOf);

/** The server's words if it sent any, else the words of the place where it happened. */
export const wordsOfProblemOr = (error: unknown, otherwise: Problem['code']): string => {
  const isOurs =
    error instanceof Problem && (error.sentence !== undefined || error.code === 'offline');
  return isOurs ? wordsOfProblem(error) : sentenceOf(otherwise);
};
