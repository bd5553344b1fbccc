/** A song as a picture: its squares, large for the melody, with beats and gongs as smaller lights. */
import { type Layer, layers, lengthOf, rowCount, rowsIn, type Song } from '../song.ts';
import { rowColors } from './colors.ts';

const cell = 20;
const edge = 10;

const dot: Record<Layer, { size: number; x: number; y: number }> = {
  melody: { size: 15, x: 0.5, y: 0.5 },
  bass: { size: 7, x: 0.24, y: 0.78 },
  drums: { size: 7, x: 0.76, y: 0.78 },
};

const paintNote = (ink: CanvasRenderingContext2D, layer: Layer, at: [number, number]): void => {
  const [step, row] = at;
  const { size, x, y } = dot[layer];
  ink.fillStyle = layer === 'melody' ? (rowColors[row] ?? '#fff') : '#fff3dc';
  ink.beginPath();
  const left = edge + (step + x) * cell - size / 2;
  const top = edge + (row + y) * cell - size / 2;
  ink.roundRect(left, top, size, size, layer === 'melody' ? 5 : 4);
  ink.fill();
};

export const smallPicture = (song: Song, zoom = 2): HTMLCanvasElement => {
  const steps = lengthOf(song);
  const canvas = document.createElement('canvas');
  canvas.width = (steps * cell + 2 * edge) * zoom;
  canvas.height = (rowCount * cell + 2 * edge) * zoom;
  const ink = canvas.getContext('2d');
  if (!ink) return canvas;
  ink.scale(zoom, zoom);
  ink.fillStyle = '#2c1e7a';
  ink.fillRect(0, 0, canvas.width, canvas.height);
  ink.fillStyle = '#ffffff1c';
  for (let step = 0; step < steps; step += 1)
    for (let row = 0; row < rowCount; row += 1) {
      ink.beginPath();
      ink.roundRect(edge + step * cell + 2, edge + row * cell + 2, cell - 4, cell - 4, 5);
      ink.fill();
    }
  for (const layer of layers)
    for (let step = 0; step < steps; step += 1)
      for (const row of rowsIn(song.cells[layer][step] ?? 0)) paintNote(ink, layer, [step, row]);
  return canvas;
};
