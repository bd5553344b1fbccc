/** A song as a picture: its squares, large for the melody, with beats and gongs as smaller lights. */
import {
  type Layer,
  layers,
  lengthOf,
  pageSteps,
  rowCount,
  rowsIn,
  type Song,
} from '../rules/song.ts';
import { rowColors } from './colors.ts';

const cell = 20;
const edge = 10;

const dot: Record<Layer, { size: number; x: number; y: number }> = {
  melody: { size: 15, x: 0.5, y: 0.5 },
  bass: { size: 7, x: 0.24, y: 0.78 },
  drums: { size: 7, x: 0.76, y: 0.78 },
};

/** The second page stands under the first, so that the picture keeps the shape of a card. */
const cornerOf = (step: number, row: number): [number, number] => [
  edge + (step % pageSteps) * cell,
  edge + row * cell + (step < pageSteps ? 0 : rowCount * cell + edge),
];

interface Place {
  step: number;
  row: number;
}

const paintNote = (ink: CanvasRenderingContext2D, layer: Layer, { step, row }: Place): void => {
  const { size, x, y } = dot[layer];
  const [left, top] = cornerOf(step, row);
  ink.fillStyle = layer === 'melody' ? (rowColors[row] ?? '#fff') : '#fff3dc';
  ink.beginPath();
  ink.roundRect(left + x * cell - size / 2, top + y * cell - size / 2, size, size, size / 3);
  ink.fill();
};

const paintSquares = (ink: CanvasRenderingContext2D, steps: number): void => {
  ink.fillStyle = '#ffffff1c';
  for (let step = 0; step < steps; step += 1)
    for (let row = 0; row < rowCount; row += 1) {
      const [left, top] = cornerOf(step, row);
      ink.beginPath();
      ink.roundRect(left + 2, top + 2, cell - 4, cell - 4, 5);
      ink.fill();
    }
};

export const smallPicture = (song: Song, zoom = 2): HTMLCanvasElement => {
  const steps = lengthOf(song);
  const pages = steps / pageSteps;
  const canvas = document.createElement('canvas');
  canvas.width = (pageSteps * cell + 2 * edge) * zoom;
  canvas.height = (pages * (rowCount * cell + edge) + edge) * zoom;
  const ink = canvas.getContext('2d');
  if (!ink) return canvas;
  ink.scale(zoom, zoom);
  ink.fillStyle = '#2c1e7a';
  ink.fillRect(0, 0, canvas.width, canvas.height);
  paintSquares(ink, steps);
  for (const layer of layers)
    for (let step = 0; step < steps; step += 1)
      for (const row of rowsIn(song.cells[layer][step] ?? 0)) paintNote(ink, layer, { step, row });
  return canvas;
};
