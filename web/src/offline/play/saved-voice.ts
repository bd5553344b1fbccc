import type { VoiceClip } from '@nobi/contract';
import type { FetchedClip } from '../../voice/voice-pack.ts';
import { askSound, askVoice } from '../packs/keeper.ts';
import { hasLine } from '../saved.ts';

/** Which lines were recorded, and how each recording comes. */
interface Recorded {
  readonly index: ReadonlyMap<string, VoiceClip>;
  readonly fetchClip: (file: string) => Promise<FetchedClip>;
}

/** The play origin keeps a recording under the name that the server has for it. */
const folder = '/voice/';

/** From this device: nothing of it comes over the line. */
const clipHere = async (file: string): Promise<FetchedClip> => {
  const found = await askSound(`${folder}${file}`);
  if (!found) throw new TypeError(`${file} is not here`);
  return { sound: new Blob([found.bytes], { type: found.type }), wasHere: true };
};

const allHere = async (): Promise<Recorded> => {
  const clips = Object.entries(await askVoice()).map(([key, path]): [string, VoiceClip] => [
    key,
    { key, file: path.slice(folder.length), bytes: 0 },
  ]);
  return { index: new Map(clips), fetchClip: clipHere };
};

/** The server's recordings; what was saved with items where there is no line, or where it went meanwhile. */
export const orSaved = async (fromServer: () => Promise<Recorded>): Promise<Recorded> => {
  if (!hasLine()) return allHere();
  try {
    const { index, fetchClip } = await fromServer();
    return { index, fetchClip: (file) => fetchClip(file).catch(() => clipHere(file)) };
  } catch {
    return allHere();
  }
};
