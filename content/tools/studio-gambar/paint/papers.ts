/** What lies under the drawing. Quiet pictures, so that the drawing stays in front. */
import { seeded } from '@nobi/kit/guest';
import type { Shape } from '../rules/marks.ts';
import type { PaperName } from '../rules/paints.ts';
import {
  cloud,
  disc,
  fade,
  hill,
  type Ink,
  type Painter,
  peak,
  stars,
  waves,
} from './paper-shapes.ts';

const cream: Painter = (ink, shape) => {
  ink.fillStyle = '#FFFAF0';
  ink.fillRect(0, 0, shape.wide, shape.tall);
  const random = seeded(3);
  // A breath of fibre, so that the sheet is paper and not a screen.
  ink.strokeStyle = '#F3E4C6';
  ink.lineWidth = 2.5;
  for (let count = 0; count < 130; count += 1) {
    const [x, y] = [random() * shape.wide, random() * shape.tall];
    ink.beginPath();
    ink.moveTo(x, y);
    ink.lineTo(x + (random() - 0.5) * 26, y + (random() - 0.5) * 26);
    ink.stroke();
  }
};

const night: Painter = (ink, shape) => {
  fade(ink, shape, ['#150E3F', '#2C1E7A', '#5B3BB8']);
  stars(ink, shape, 0.85);
  disc(ink, [shape.wide * 0.8, shape.tall * 0.16, 92], '#FFF0BE');
  disc(ink, [shape.wide * 0.8 - 26, shape.tall * 0.16 - 18, 14], '#FFE08A');
  disc(ink, [shape.wide * 0.8 + 28, shape.tall * 0.16 + 24, 20], '#FFE08A');
  hill(ink, shape, { top: 0.9, bend: 70, color: '#1B1250' });
};

const sea: Painter = (ink, shape) => {
  fade(ink, shape, ['#BDEBFF', '#E9FAFF', '#E9FAFF']);
  const top = shape.tall * 0.3;
  ink.save();
  ink.translate(0, top);
  fade(ink, { wide: shape.wide, tall: shape.tall - top }, ['#5CCBEA', '#1FA6D6', '#0B6FA0']);
  ink.restore();
  for (let row = 0; row < 3; row += 1)
    waves(ink, shape, { y: top + 24 + row * 74, color: `rgb(255 255 255 / ${0.6 - row * 0.18})` });
  hill(ink, shape, { top: 0.93, bend: 50, color: '#F2D9A0' });
  cloud(ink, [shape.wide * 0.24, shape.tall * 0.11, 62], '#FFFFFF');
  cloud(ink, [shape.wide * 0.74, shape.tall * 0.16, 46], '#FFFFFF');
};

const field: Painter = (ink, shape) => {
  fade(ink, shape, ['#AEE6FF', '#E8F9FF', '#F1FFE6']);
  disc(ink, [shape.wide * 0.18, shape.tall * 0.14, 80], '#FFE38A');
  cloud(ink, [shape.wide * 0.66, shape.tall * 0.14, 66], '#FFFFFF');
  for (const [row, color] of ['#B8E06A', '#96CF4D', '#74BD3F', '#55A836'].entries())
    hill(ink, shape, { top: 0.58 + row * 0.115, bend: row % 2 === 0 ? 60 : -50, color });
};

const batik: Painter = (ink, shape) => {
  ink.fillStyle = '#FFF3DC';
  ink.fillRect(0, 0, shape.wide, shape.tall);
  for (let row = 0; row * 100 < shape.tall + 100; row += 1)
    for (let column = 0; column * 100 < shape.wide + 100; column += 1) {
      const [x, y] = [column * 100 + (row % 2) * 50, row * 100];
      disc(ink, [x, y, 9], '#E7C08C');
      for (const [dx, dy] of [
        [24, 24],
        [-24, 24],
        [24, -24],
        [-24, -24],
      ] as const)
        disc(ink, [x + dx, y + dy, 4.5], '#EFD3A9');
    }
};

const dusk: Painter = (ink, shape) => {
  fade(ink, shape, ['#4A2FB8', '#B55BC0', '#FF8FA3', '#FFC98A']);
  disc(ink, [shape.wide / 2, shape.tall * 0.74, 150], '#FFE9A8');
  for (const [x, y, size, color] of [
    [0.16, 0.2, 62, 'rgb(255 255 255 / 0.28)'],
    [0.8, 0.3, 76, 'rgb(255 255 255 / 0.24)'],
    [0.46, 0.1, 44, 'rgb(255 255 255 / 0.2)'],
  ] as const)
    cloud(ink, [shape.wide * x, shape.tall * y, size], color);
  hill(ink, shape, { top: 0.8, bend: 70, color: '#7A3FA8' });
  hill(ink, shape, { top: 0.89, bend: -50, color: '#4A2F92' });
};
const mountain: Painter = (ink, shape) => {
  fade(ink, shape, ['#8FDDFF', '#DDF6FF', '#FFF3DC']);
  const foot = shape.tall * 0.68;
  peak(ink, [shape.wide * 0.68, foot, shape.wide * 0.36], '#8FA8DE');
  peak(ink, [shape.wide * 0.32, foot, shape.wide * 0.46], '#6C86C9');
  cloud(ink, [shape.wide * 0.34, foot - shape.wide * 0.5, 52], '#FFFFFF');
  cloud(ink, [shape.wide * 0.84, shape.tall * 0.16, 56], '#FFFFFF');
  hill(ink, shape, { top: 0.66, bend: 50, color: '#8FD694' });
  hill(ink, shape, { top: 0.82, bend: -46, color: '#63BF74' });
};

const road: Painter = (ink, shape) => {
  fade(ink, shape, ['#BDEBFF', '#F1FBFF', '#F1FBFF']);
  disc(ink, [shape.wide * 0.84, shape.tall * 0.14, 74], '#FFE38A');
  hill(ink, shape, { top: 0.56, bend: 60, color: '#9ADB86' });
  const top = shape.tall * 0.66;
  ink.fillStyle = '#5A5182';
  ink.fillRect(0, top, shape.wide, shape.tall * 0.22);
  ink.fillStyle = '#FFF3DC';
  ink.fillRect(0, top, shape.wide, 10);
  ink.fillRect(0, top + shape.tall * 0.22 - 10, shape.wide, 10);
  for (let x = 30; x < shape.wide; x += 190) ink.fillRect(x, top + shape.tall * 0.11 - 8, 110, 16);
  ink.fillStyle = '#74BD5F';
  ink.fillRect(0, top + shape.tall * 0.22, shape.wide, shape.tall);
};

const painters: Record<PaperName, Painter> = {
  cream,
  night,
  sea,
  field,
  batik,
  dusk,
  mountain,
  road,
};

export const paintPaper = (ink: Ink, paper: PaperName, shape: Shape): void => {
  ink.save();
  ink.beginPath();
  ink.rect(0, 0, shape.wide, shape.tall);
  ink.clip();
  painters[paper](ink, shape);
  ink.restore();
};
