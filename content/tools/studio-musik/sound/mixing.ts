/** What sounds at each step, and a whole song as a WAV file. */
import { rate, soundOf, type Voice } from '@nobi/kit/sound';
import { instrumentOf } from '../rules/instruments.ts';
import { isBlank, type Layer, layers, lengthOf, rowsIn, type Song } from '../rules/song.ts';
import { stepSecondsOf } from '../rules/tempos.ts';

export interface Note {
  layer: Layer;
  row: number;
  voice: Voice;
  loud: number;
  /** Steps after its own; an echo comes later. */
  late: number;
}

const loudness: Record<Layer, number> = { melody: 0.5, bass: 0.55, drums: 0.5 };
const echoes = [
  { late: 1.5, loud: 0.4 },
  { late: 3, loud: 0.16 },
] as const;

export const voiceOf = (song: Song, layer: Layer, row: number): Voice => {
  const voice = instrumentOf(layer, song.players[layer]).rows[row];
  if (!voice) throw new Error(`no row ${row}`);
  return voice;
};

/** What one square sounds like by itself. */
export const soundAt = (song: Song, layer: Layer, row: number): ReturnType<typeof soundOf> =>
  soundOf(voiceOf(song, layer, row));

export const notesAt = (song: Song, step: number): Note[] =>
  layers.flatMap((layer) =>
    rowsIn(song.cells[layer][step] ?? 0).flatMap((row) => {
      const note = { layer, row, voice: voiceOf(song, layer, row), loud: loudness[layer], late: 0 };
      const isEchoing = song.echo && layer === 'melody';
      return isEchoing
        ? [note, ...echoes.map(({ late, loud }) => ({ ...note, late, loud: note.loud * loud }))]
        : [note];
    }),
  );

const leastSeconds = 12;
const tailSeconds = 2;

const add = (mix: Float32Array, note: Note, at: number): void => {
  const sound = soundOf(note.voice);
  const end = Math.min(sound.length, mix.length - at);
  for (let place = 0; place < end; place += 1)
    mix[at + place] = (mix[at + place] ?? 0) + (sound[place] ?? 0) * note.loud;
};

/** Round and round until it is worth listening to, with the last notes fading out. */
export const mixed = (song: Song): Float32Array => {
  const stepSeconds = stepSecondsOf(song.tempo);
  const once = lengthOf(song) * stepSeconds;
  const rounds = isBlank(song) ? 0 : Math.max(2, Math.ceil(leastSeconds / once));
  const mix = new Float32Array(Math.ceil((rounds * once + tailSeconds) * rate));
  for (let step = 0; step < rounds * lengthOf(song); step += 1)
    for (const note of notesAt(song, step % lengthOf(song)))
      add(mix, note, Math.round((step + note.late) * stepSeconds * rate));
  // Many notes at once are pressed softly together instead of being cut off.
  return mix.map((value) => Math.tanh(value));
};

const text = (view: DataView, at: number, letters: string): void => {
  for (const [place, letter] of [...letters].entries())
    view.setUint8(at + place, letter.charCodeAt(0));
};

/** 16 bits, one channel. */
export const wavOf = (mix: Float32Array): ArrayBuffer => {
  const buffer = new ArrayBuffer(44 + mix.length * 2);
  const view = new DataView(buffer);
  text(view, 0, 'RIFF');
  view.setUint32(4, 36 + mix.length * 2, true);
  text(view, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(view, 36, 'data');
  view.setUint32(40, mix.length * 2, true);
  for (const [at, value] of mix.entries())
    view.setInt16(44 + at * 2, Math.round(Math.max(-1, Math.min(1, value)) * 32_767), true);
  return buffer;
};
