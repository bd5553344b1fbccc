/** Songs as short text: one letter for each step of each layer. A save that is not ours reads as fresh. */
import { instruments } from './instruments.ts';
import { freshSong, type Layer, layers, type Song, stepCount } from './song.ts';
import { tempos } from './tempos.ts';

const letters = '0123456789abcdefghijklmnopqrstuv';

export const pack = (song: Song): string =>
  [
    ...layers.map((layer) => song.cells[layer].map((rows) => letters[rows] ?? '0').join('')),
    layers.map((layer) => letters[song.players[layer]] ?? '0').join(''),
    `${letters[song.tempo] ?? '0'}${song.echo ? '1' : '0'}`,
  ].join('.');

const digit = (text: string | undefined, below: number): number => {
  const value = letters.indexOf(text ?? '');
  return text && value >= 0 && value < below ? value : 0;
};

const byLayer = <Value>(make: (layer: Layer, at: number) => Value): Record<Layer, Value> => ({
  melody: make('melody', 0),
  bass: make('bass', 1),
  drums: make('drums', 2),
});

export const unpack = (text: string): Song => {
  const parts = text.split('.');
  return {
    cells: byLayer((_, at) =>
      Array.from({ length: stepCount }, (_step, step) => digit(parts[at]?.[step], 32)),
    ),
    players: byLayer((layer, at) => digit(parts[3]?.[at], instruments[layer].length)),
    tempo: parts[4] ? digit(parts[4][0], tempos.length) : freshSong.tempo,
    echo: parts[4]?.[1] === '1',
  };
};
