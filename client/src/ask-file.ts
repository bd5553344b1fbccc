import type { CallShape } from '@nobi/contract';
import type { AnyRequest, Client } from './ask.ts';

/** A file of a whole year on a weak line, in milliseconds. */
const timeout = 600_000;

/** Makes a call whose answer is a file; it is whole or it is a Problem. */
export const fileFrom =
  ({ send }: Client) =>
  (shape: CallShape, request: AnyRequest = {}) =>
    send(shape, { timeout, ...request }, async (response) => {
      const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
      return { name: named?.[1] ?? 'nobi', blob: await response.blob() };
    });
