/** How the window ended, as its last page says it. */
export type Ending =
  | { readonly ended: 'proven'; readonly idToken: string }
  | { readonly ended: 'cancelled' | 'failed' | 'unavailable' };

interface PopupMessage {
  readonly origin: unknown;
  readonly source: unknown;
  readonly data: unknown;
}

/** The one window that may speak, and the name that this attempt was given. */
interface Expected {
  readonly origin: string;
  readonly source: unknown;
  readonly opener: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What was said to this attempt; undefined for everything that anybody else may call into the room. */
export const endingIn = (message: PopupMessage, expected: Expected): Ending | undefined => {
  const { data } = message;
  const isForUs = message.origin === expected.origin && message.source === expected.source;
  if (!isForUs || !isRecord(data)) return undefined;
  if (data.type !== 'nobi-sign-in' || data.opener !== expected.opener) return undefined;
  switch (data.ended) {
    case 'proven':
      return typeof data.idToken === 'string' && data.idToken !== ''
        ? { ended: 'proven', idToken: data.idToken }
        : { ended: 'failed' };
    case 'cancelled':
    case 'unavailable':
      return { ended: data.ended };
    default:
      return { ended: 'failed' };
  }
};
