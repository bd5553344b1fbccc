/** The wall with its pieces, the marbles and the pipe that they wait in. */
import { type Board, columns, pieceAt, places, rows } from '../rules/board.ts';
import type { Marble, World } from '../rules/world.ts';
import { drawPiece, type Ink } from './pieces.ts';

/** In hundredths of a place: the pipe above the wall, the grass below it. */
export const roof = 92;
export const grass = 36;
export const wallWide = columns * 100;
export const wallTall = roof + rows * 100 + grass;

export const marbleColors = ['#E8436B', '#2BB3D8', '#7ED957'] as const;

export const drawBack = (ink: Ink): void => {
  const wood = ink.createLinearGradient(0, 0, 0, wallTall);
  for (const [at, color] of ['#F8E3BE', '#F1D29C', '#E7BE80'].entries())
    wood.addColorStop(at / 2, color);
  ink.fillStyle = wood;
  ink.fillRect(0, 0, wallWide, wallTall);
  ink.strokeStyle = 'rgb(150 95 40 / 0.13)';
  ink.lineWidth = 3;
  for (let row = 0; row < 12; row += 1) {
    ink.beginPath();
    ink.moveTo(0, 40 + row * 68);
    ink.bezierCurveTo(200, 20 + row * 68, 380, 66 + row * 68, wallWide, 36 + row * 68);
    ink.stroke();
  }
  ink.fillStyle = 'rgb(120 70 25 / 0.34)';
  for (let place = 0; place < places; place += 1) {
    ink.beginPath();
    const [x, y] = [(place % columns) * 100 + 50, Math.floor(place / columns) * 100 + 50];
    ink.arc(x, roof + y, 5, 0, 7);
    ink.fill();
  }
  ink.fillStyle = '#63BF74';
  ink.beginPath();
  ink.moveTo(0, wallTall);
  for (let x = 0; x <= wallWide; x += 20) ink.lineTo(x, wallTall - grass + (x % 40 === 0 ? 12 : 0));
  ink.lineTo(wallWide, wallTall);
  ink.fill();
};

const drawMarble = (ink: Ink, { x, y }: Marble, color: string): void => {
  ink.save();
  ink.translate(x / 1000, roof + y / 1000);
  const shine = ink.createRadialGradient(-5, -6, 1, 0, 0, 17);
  shine.addColorStop(0, '#fff');
  shine.addColorStop(0.35, color);
  shine.addColorStop(1, color);
  ink.fillStyle = shine;
  ink.strokeStyle = '#3A1D12';
  ink.lineWidth = 2.5;
  ink.beginPath();
  ink.arc(0, 0, 15, 0, 7);
  ink.fill();
  ink.stroke();
  // A stripe shows how it rolls.
  ink.rotate(x / 15_000);
  ink.strokeStyle = 'rgb(255 255 255 / 0.75)';
  ink.lineWidth = 4;
  ink.beginPath();
  ink.arc(0, 0, 9, 0.4, 2.2);
  ink.stroke();
  ink.restore();
};

const drawPipe = (ink: Ink, start: number): void => {
  const left = start * 100 + 22;
  ink.fillStyle = '#7A86A8';
  ink.strokeStyle = '#3D4560';
  ink.lineWidth = 4;
  ink.beginPath();
  ink.roundRect(left, -20, 56, 76, 10);
  ink.roundRect(left - 8, 50, 72, 22, 8);
  ink.fill();
  ink.stroke();
};

/** How each bell swings now, by its place. */
export type Swings = ReadonlyMap<number, number>;

export const drawWall = (
  ink: Ink,
  board: Board,
  now: { world: World | null; swings: Swings; cursor: number | null },
): void => {
  ink.clearRect(0, 0, wallWide, wallTall);
  const { world, swings, cursor } = now;
  const inBuckets = new Map<number, number>();
  for (const [at, marble] of (world?.marbles ?? []).entries()) {
    if (marble.state === 'running' || marble.state === 'resting')
      drawMarble(ink, marble, marbleColors[at] ?? marbleColors[0]);
  }
  for (let place = 0; place < places; place += 1) {
    const piece = pieceAt(board, place);
    if (!piece) continue;
    ink.save();
    ink.translate((place % columns) * 100, roof + Math.floor(place / columns) * 100);
    drawPiece(ink, piece, {
      lever: world?.levers.get(place),
      lean: world?.leans.get(place),
      swing: swings.get(place),
    });
    ink.restore();
  }
  for (const [at, marble] of (world?.marbles ?? []).entries()) {
    if (marble.state !== 'caught') continue;
    const place = Math.floor(marble.y / 100_000) * columns + Math.floor(marble.x / 100_000);
    const count = inBuckets.get(place) ?? 0;
    inBuckets.set(place, count + 1);
    const [x, y] = [(place % columns) * 100 + 30 + count * 20, Math.floor(place / columns) * 100];
    drawMarble(
      ink,
      { ...marble, x: x * 1000, y: (y + 12 - (count % 2) * 4) * 1000 },
      marbleColors[at] ?? marbleColors[0],
    );
  }
  drawPipe(ink, board.start);
  if (cursor !== null) drawCursor(ink, cursor);
};

const drawCursor = (ink: Ink, place: number): void => {
  const [x, y] = [(place % columns) * 100, roof + Math.floor(place / columns) * 100];
  for (const [width, color] of [
    [9, '#231A4D'],
    [5, '#FFC53D'],
  ] as const) {
    ink.strokeStyle = color;
    ink.lineWidth = width;
    ink.beginPath();
    ink.roundRect(x + 4, y + 4, 92, 92, 16);
    ink.stroke();
  }
};

export const makeInk = (width: number, height: number): Ink => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  canvas.setAttribute('aria-hidden', 'true');
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('This browser cannot draw');
  return ink;
};

/** A picture of a machine at rest, so many pixels high. */
export const pictureOf = (board: Board, tall: number): HTMLCanvasElement => {
  const zoom = tall / wallTall;
  const [back, front] = [makeInk(wallWide * zoom, tall), makeInk(wallWide * zoom, tall)];
  for (const ink of [back, front]) ink.scale(zoom, zoom);
  drawBack(back);
  drawWall(front, board, { world: null, swings: new Map(), cursor: null });
  back.resetTransform();
  back.drawImage(front.canvas, 0, 0);
  return back.canvas;
};
