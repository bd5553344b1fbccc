import { queries } from '../../queries.ts';
import { session } from '../../session.ts';
import { facesOf } from '../../who-plays/faces.ts';

/** The child who plays on this device. */
export const playerHere = async (): Promise<string> =>
  (await queries.fetchQuery({ ...facesOf(session.read().token), staleTime: 60_000, retry: false }))
    .playing;
