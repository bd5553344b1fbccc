/** What feasts are made of. */
import { area, box, line, mirrored, oval } from '../paint.ts';

export const festive = {
  kado: `${box([-30, -44, 60, 44, 5], '#6c4cf1')}${box([-34, -52, 68, 15, 4], '#8a6df5')}${box([-7, -52, 14, 52, 0], '#ffd34f')}${mirrored(area('M0-52Q26-78 30-60Q24-48 0-52Z', '#ffb020'))}`,
  gong: `<path d="M-40 0V-72H40V0" fill="none" stroke="#8a5230" stroke-width="8" stroke-linejoin="round"/>${line('M-16-70V-58M16-70V-58', '#5a3a26', 3)}${oval([0, -36, 28], '#d99a2b')}${oval([0, -36, 20], '#efb84a')}${oval([0, -36, 9], '#ffe08a')}`,
  gendang: `${area('M-34-46Q-40-24-26-2H26Q40-24 34-46Z', '#b5623a')}${oval([0, -46, 34, 10], '#fff1d8')}${oval([0, -2, 26, 6], '#8c4527')}${line('M-34-42L-18-4L-4-40L10-3L24-41L30-20', '#ffd34f', 3)}`,
  barongsai: [
    mirrored(area('M24-56Q54-70 50-36Q40-30 28-38Z', '#ffd34f')),
    area('M-40-40Q-42-82 0-84Q42-82 40-40Q36 0 0 0Q-36 0-40-40Z', '#e33b3b'),
    area('M-30-72Q0-96 30-72Q0-80-30-72Z', '#ffd34f'),
    mirrored(
      `${oval([17, -50, 14], '#fff')}${oval([16, -49, 7], '#2b2130')}${line('M4-68Q18-76 32-64', '#fff1b8', 6)}`,
    ),
    oval([0, -34, 10, 7], '#ffb020'),
    area('M-28-24Q0-14 28-24Q24-2 0-2Q-24-2-28-24Z', '#7c1f1f'),
    area('M-22-21l5 7 6-5 5 7 6-7 6 7 5-7 6 5 5-7Q0-13-22-21Z', '#fff'),
    line('M-34-12Q0 10 34-12', '#fff6e4', 5),
  ].join(''),
  'ogoh-ogoh': [
    mirrored(line('M22-74Q52-80 56-112', '#3f9e6b', 15)),
    mirrored(line('M12-30V-6', '#3f9e6b', 15)),
    area('M-28-26Q-34-84 0-86Q34-84 28-26Z', '#3f9e6b'),
    area('M-32-36H32L24-12H-24Z', '#e8573f'),
    line('M-30-30H30', '#ffd34f', 5),
    area('M-44-96Q-50-140 0-144Q50-140 44-96Q40-84 30-92Q0-70-30-92Q-40-84-44-96Z', '#2b2130'),
    oval([0, -106, 32, 28], '#55b985'),
    mirrored(
      `${oval([12, -112, 9], '#fff')}${oval([11, -111, 4.5], '#c92f2f')}${line('M4-124L22-128', '#2b2130', 5)}`,
    ),
    area('M-20-98Q0-88 20-98Q18-82 0-82Q-18-82-20-98Z', '#7c1f1f'),
    mirrored(area('M8-96L14-106L17-97Z', '#fff')),
    area('M-18-132L-10-150L0-136L10-150L18-132Q0-140-18-132Z', '#ffd34f'),
  ].join(''),
};
