import type { ErrorCode } from '@nobi/contract';
import type { SignedIn } from '../../product/family.ts';
import type { Visit } from '../screens/screen.ts';
import type { Words } from '../words.ts';

/** Where the product keeps a sentence: a row of the contract's catalogue, or a text of the web. */
export type SentenceSource = ErrorCode | ((words: Words) => string);

export interface Guest extends Visit {
  readonly words: Words;
  readonly family: SignedIn;
}

export interface Row {
  /** The English words, as the specification has them where it speaks. */
  readonly sentence: string;
  readonly source: SentenceSource;
  /** Brings it up on the open screen: truly, or by a fault where the line or a vendor is at fault. */
  readonly provoke: (guest: Guest) => Promise<unknown>;
}

export interface SpokenScreen {
  readonly name: string;
  /** Who comes, and what is open before the first row. */
  readonly enter: (guest: Guest) => Promise<unknown>;
  /** In this order, on one visit. */
  readonly rows: readonly Row[];
}

/** An answer that came from somewhere before the product: a status, and no words of ours. */
export const answerInstead = async (
  { page }: Guest,
  path: string,
  answer: { status: number; json?: object },
) => {
  await page.unroute(path);
  await page.route(path, (route) => route.fulfill({ json: {}, ...answer }));
};

/** The same call so often that the server counts no further. */
export const useUp = async (url: string, times: number, how: () => RequestInit) => {
  // One after the other, as a person would.
  for (let time = 0; time < times; time += 1) await fetch(url, how());
};

export const jsonWith = (token: string | undefined, body: object): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(token && { authorization: `Token ${token}` }),
  },
  body: JSON.stringify(body),
});
