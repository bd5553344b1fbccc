/** Animals of the water and of the ground that have a shape of their own. */
import { area, line, mirrored, oval, put } from '../paint.ts';
import { face, type Mood } from './face.ts';

type Draw = (mood: Mood) => string;

const cheek = '#f2866f66';

const ikan: Draw = (mood) =>
  put(
    0,
    -30,
    [
      area('M28 0L54-20Q50 0 54 20Z', '#f2752b'),
      area('M-8-22Q8-42 22-16Z', '#f2752b'),
      oval([0, 0, 38, 26], '#ff9d3c'),
      line('M8-22Q14 0 8 22M22-17Q27 0 22 17', '#fff', 6),
      area('M-2 10Q10 24-4 27Q-12 20-2 10Z', '#f2752b'),
      face(mood, { x: -16, y: -4, wide: 9, mouth: 11, cheek }),
    ].join(''),
  );

const komodo: Draw = (mood) =>
  [
    oval([10, -1, 66, 6], '#1f155822'),
    area('M10-40Q70-46 108-6Q70-18 40-6L-10-8Z', '#94a06a'),
    mirrored(line('M22-12L27-4', '#6c7a4a', 12)),
    oval([0, -26, 44, 21], '#94a06a'),
    oval([2, -16, 30, 10], '#d9dcae'),
    [-14, 0, 14, 28].map((x) => oval([x, -38, 4], '#74804e')).join(''),
    put(
      -34,
      -50,
      [
        oval([0, 0, 29, 24], '#94a06a'),
        area('M-44 8Q-44-4-14-6L-6 20Q-44 24-44 8Z', '#94a06a'),
        line('M-42 12Q-28 19-12 14', '#5c683a', 3),
        mood === 'senang' ? line('M-42 13l-14 3M-56 16l-5-4M-56 16l-4 5', '#e8503f', 3) : '',
        face(mood, { y: -6, wide: 12, cheek }),
      ].join(''),
    ),
  ].join('');

const penyu: Draw = (mood) =>
  [
    oval([4, -1, 46, 6], '#1f155822'),
    area('M-10-10Q-34 6-42-2Q-30-20-10-18Z', '#63a58b'),
    area('M30-10Q58 8 64-2Q50-18 30-18Z', '#63a58b'),
    area('M-34-12Q-32-58 8-58Q46-58 46-12Z', '#4c9a7c'),
    line('M-10-18L0-44H20L28-18M0-44L-14-50M20-44L34-48', '#2f7459', 4),
    area('M-36-12H48Q48-2 40-2H-28Q-36-2-36-12Z', '#2f7459'),
    put(
      -40,
      -38,
      `${oval([0, 0, 22, 20], '#7cc0a2')}${face(mood, { y: -3, wide: 9, mouth: 10, cheek })}`,
    ),
  ].join('');

const claw =
  line('M22-14L38-4M26-20L44-12M20-10L30 0', '#c93f2f', 6) +
  line('M26-26Q42-34 42-46', '#e8573f', 8) +
  area('M30-50Q34-72 52-64L43-55L56-51Q50-36 36-40Z', '#e8573f') +
  line('M10-36v-8', '#e8573f', 5);

const kepiting: Draw = (mood) =>
  [
    oval([0, -1, 40, 5], '#1f155822'),
    mirrored(claw),
    oval([0, -22, 35, 21], '#e8573f'),
    mirrored(oval([10, -46, 8.5], '#fff3e4')),
    face(mood, { y: -46, wide: 10 }),
    put(0, -20, line(mood === 'sedih' ? 'M-6 3q6-6 12 0' : 'M-8 0q8 8 16 0', '#7c1f1f', 3)),
    mirrored(oval([20, -20, 5, 3.4], '#ffb3a0')),
  ].join('');

export const others = { ikan, komodo, penyu, kepiting };
