/**
 * Who plays each layer and how its five rows sound. Rows go from high to low and stay on one
 * five-note scale (1 2 3 5 6, as gamelan players count), so that nothing ever clashes.
 */
import type { Instrument as Sounding, Voice } from '@nobi/kit/sound';
import type { Layer } from './song.ts';

export const instrumentNames = [
  'saron',
  'angklung',
  'kalimba',
  'marimba',
  'suling',
  'gong',
  'bamboo',
  'kendang',
  'kitchen',
] as const;
export type InstrumentName = (typeof instrumentNames)[number];

export interface Instrument {
  name: InstrumentName;
  /** Top row first. */
  rows: readonly Voice[];
}

const scale = [440, 392, 329.63, 293.66, 261.63];

const tuned = (name: InstrumentName & Sounding, times: number): Instrument => ({
  name,
  rows: scale.map((pitch) => ({ instrument: name, pitch: pitch * times })),
});

export const instruments: Record<Layer, readonly Instrument[]> = {
  melody: [
    tuned('saron', 2),
    tuned('angklung', 2),
    tuned('kalimba', 2),
    tuned('marimba', 1),
    tuned('suling', 2),
  ],
  bass: [tuned('gong', 0.5), tuned('bamboo', 0.5)],
  drums: [
    {
      name: 'kendang',
      rows: [
        { instrument: 'shaker', pitch: 1 },
        { instrument: 'clap', pitch: 1 },
        { instrument: 'tak', pitch: 520 },
        { instrument: 'skin', pitch: 190 },
        { instrument: 'skin', pitch: 92 },
      ],
    },
    {
      name: 'kitchen',
      rows: [
        { instrument: 'glass', pitch: 1760 },
        { instrument: 'clap', pitch: 1 },
        { instrument: 'tak', pitch: 900 },
        { instrument: 'pan', pitch: 410 },
        { instrument: 'skin', pitch: 120 },
      ],
    },
  ],
};

export const instrumentOf = (layer: Layer, player: number): Instrument => {
  const found = instruments[layer][player] ?? instruments[layer][0];
  if (!found) throw new Error(`the layer ${layer} has no instrument`);
  return found;
};
