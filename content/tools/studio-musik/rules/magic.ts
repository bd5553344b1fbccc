import type { MagicName } from '../text/words.ts';
import {
  cleared,
  flipped,
  isBlank,
  type Layer,
  mirrored,
  noteCount,
  repeated,
  type Song,
} from './song.ts';

export const magicNames: readonly MagicName[] = [
  'echo',
  'mirror',
  'flip',
  'repeat',
  'clear',
  'new',
  'album',
  'save',
];

const changes: Partial<Record<MagicName, (song: Song, layer: Layer) => Song>> = {
  echo: (song) => ({ ...song, echo: !song.echo }),
  mirror: mirrored,
  flip: flipped,
  repeat: repeated,
  clear: cleared,
};

export type Spell = Song | 'nothing-yet' | null;

/** The changed song; null for what changes no song. */
export const spell = (name: MagicName, song: Song, layer: Layer): Spell => {
  const change = changes[name];
  if (!change) return name === 'save' && isBlank(song) ? 'nothing-yet' : null;
  const isEmpty = name !== 'echo' && noteCount(song, layer) === 0;
  return isEmpty ? 'nothing-yet' : change(song, layer);
};
