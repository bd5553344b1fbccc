/** Dusk over the harbour: sky, moon, mega mendung clouds, far islands, the lighthouse and the quay. */
import type { Layout } from '../scene/layout.ts';
import { box, disc, down, fill, line, type Pen } from './brush.ts';

const cloud =
  'M-150 40C-190 40 -196 -8 -156 -16C-160 -58 -104 -70 -86 -40C-76 -92 2 -104 24 -58C52 -88 110 -66 104 -24C150 -34 176 26 132 40Z';

const paintCloud = (
  pen: Pen,
  at: { x: number; y: number; scale: number },
  tints: readonly string[],
): void => {
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(at.scale, Math.abs(at.scale));
  for (const [i, tint] of tints.entries()) {
    pen.save();
    pen.translate(0, i * 7);
    pen.scale(1 - i * 0.18, 1 - i * 0.18);
    fill(pen, cloud, tint);
    pen.restore();
  }
  pen.restore();
};

const paintSky = (pen: Pen, { width, height, water, beam }: Layout, far: number): void => {
  pen.fillStyle = down(pen, [0, far], ['#1f1558', '#43299f', '#8a48b8', '#f2798f', '#ffc38a']);
  pen.fillRect(0, 0, width, height);
  for (let i = 0; i < 34; i += 1) {
    const x = ((i * 0.7549 + 0.13) % 1) * width;
    const y = ((i * 0.5698 + 0.07) % 1) * Math.max(40, far * 0.7);
    disc(pen, [x, y, 0.9 + ((i * 7) % 4) * 0.4], i % 4 ? '#ffffffb0' : '#fff3c4');
  }
  const r = Math.max(24, Math.min(60, (water - beam) * 0.14));
  const moon = { x: width * 0.8, y: beam + (far - beam) * 0.36 };
  disc(pen, [moon.x, moon.y, r * 1.8], '#ffe9a81c');
  disc(pen, [moon.x, moon.y, r], '#ffefb8');
  disc(pen, [moon.x - r * 0.3, moon.y + r * 0.2, r * 0.2], '#f7d88c90');
  const k = Math.max(0.24, Math.min(0.6, width / 1700));
  const tints = ['#ffffff24', '#ffffff2e', '#ffffff38'];
  paintCloud(pen, { x: width * 0.18, y: far - 46 - k * 60, scale: k }, tints);
  paintCloud(pen, { x: width * 0.62, y: far - 20 - k * 30, scale: -k * 0.8 }, tints);
};

const hills = (pen: Pen, width: number, far: number): void => {
  pen.fillStyle = '#5b2f9e';
  pen.beginPath();
  pen.moveTo(0, far + 2);
  for (let x = 0; x <= width + 16; x += 16) {
    const rise = Math.max(0, Math.sin(x / 120 + 0.6) + Math.sin(x / 53) * 0.4) * 26;
    pen.lineTo(x, far + 2 - rise);
  }
  pen.lineTo(width, far + 2);
  pen.fill();
};

const lighthouse = (pen: Pen, x: number, far: number): void => {
  pen.save();
  pen.translate(x, far);
  pen.scale(0.8, 0.8);
  fill(pen, 'M-34 4Q0 -14 34 4Z', '#3a1f7d');
  fill(pen, 'M-12 0L-8 -70H8L12 0Z', '#fff3dc');
  fill(pen, 'M-11 -18L-10 -34H10L11 -18ZM-9 -50L-8.400 -62H8.400L9 -50Z', '#ff5f6d');
  disc(pen, [0, -78, 22], '#ffd96b26');
  box(pen, [-7, -86, 14, 16, 3], '#ffd96b');
  fill(pen, 'M-11 -86L0 -98L11 -86Z', '#c92f55');
  box(pen, [-11, -72, 22, 4, 2], '#2c1e7a');
  pen.restore();
};

const paintSea = (pen: Pen, { width, height }: Layout, far: number): void => {
  pen.fillStyle = down(pen, [far, height], ['#7d5fe0', '#3f63d8', '#2447b4', '#1a2f86']);
  pen.fillRect(0, far, width, height - far);
  pen.fillStyle = '#ffd98f55';
  for (let i = 0; i < 9; i += 1) {
    const wide = 62 - i * 5;
    pen.fillRect(width * 0.8 - wide / 2 + Math.sin(i * 2.1) * 9, far + 5 + i * 9, wide, 3);
  }
};

export const paintQuay = (pen: Pen, { quay, isUpright, height }: Layout): void => {
  const { x, y, width } = quay;
  const edge = isUpright ? width : width - 10;
  box(pen, [x - 12, y, edge + 12, height - y + 20, 10], '#6b3d22');
  box(pen, [x - 12, y - 4, width + 12, 16, 8], '#e0a15c');
  box(pen, [x - 12, y + 6, width + 12, 8, 4], '#b8733a');
  for (let at = 40; at < edge; at += 64) line(pen, `M${at} ${y + 18}V${height}`, ['#57301a', 4]);
};

/** Fairy lights along the beam, as at a night market. */
const paintLights = (pen: Pen, { width, beam }: Layout): void => {
  const span = 90;
  for (let x = -20; x < width + span; x += span) {
    line(pen, `M${x} ${beam + 9}Q${x + span / 2} ${beam + 38} ${x + span} ${beam + 9}`, [
      '#2c1e7a',
      2,
    ]);
    for (const [k, dip] of [
      [0.25, 10.9],
      [0.5, 14.5],
      [0.75, 10.9],
    ] as const) {
      disc(pen, [x + span * k, beam + 14 + dip, 10], '#ffd96b24');
      disc(pen, [x + span * k, beam + 14 + dip, 4.2], '#ffd96b');
    }
  }
};

const paintBeam = (pen: Pen, { width, beam }: Layout): void => {
  box(pen, [-10, beam - 9, width + 20, 18, 4], '#ffb020');
  for (let x = 0; x < width; x += 34) line(pen, `M${x} ${beam + 6}l12 -12`, ['#231a4d', 6]);
  box(pen, [-10, beam - 9, width + 20, 4, 2], '#ffd96b');
};

export const paintScenery = (pen: Pen, layout: Layout): void => {
  const far = layout.water - 26 * layout.berth.scale;
  paintSky(pen, layout, far);
  hills(pen, layout.width, far);
  lighthouse(pen, layout.width * (layout.isUpright ? 0.63 : 0.2), far);
  paintSea(pen, layout, far);
  paintLights(pen, layout);
  paintBeam(pen, layout);
};

/** Rows of waves; they stand still when `time` does. */
export const paintWaves = (
  pen: Pen,
  layout: Layout,
  look: { time: number; from: number; rows: number; tint: string },
): void => {
  const step = 46;
  pen.strokeStyle = look.tint;
  pen.lineWidth = 3;
  // One path for all rows: a stroke each costs a weak phone frames.
  pen.beginPath();
  for (let row = 0; row < look.rows; row += 1) {
    const y = look.from + row * 22;
    const shift = ((look.time * (9 + row * 4) + row * 31) % step) - step;
    pen.moveTo(shift, y);
    for (let x = shift; x < layout.width + step; x += step)
      pen.quadraticCurveTo(x + step / 2, y - 9, x + step, y);
  }
  pen.stroke();
};
