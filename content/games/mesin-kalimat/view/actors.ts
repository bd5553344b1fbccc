/** Animals and children, drawn from parts: feet at the middle of the lower edge, 110 high. Own work. */
import type { Noun } from '../rules/words.ts';
import { ink, natural, type Paint, pale, rimmed, skin } from './paint.ts';

/** What the face and the arms do. */
export interface Pose {
  readonly eyes: 'open' | 'shut' | 'wide';
  readonly mouth: 'smile' | 'open' | 'none';
  readonly arms: 'down' | 'up' | 'one-up' | 'hold';
}

const ellipse = ([x, y, rx, ry]: readonly [number, number, number, number], look: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${look}/>`;
const path = (d: string, look: string): string => `<path d="${d}" ${look}/>`;
const line = (d: string, colour: string, width: number): string =>
  path(d, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`);
const both = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1);

interface Kind {
  /** Behind the body: tail, ears, horns. */
  back?(paint: Paint): string;
  /** On the head, over the face. */
  front?(paint: Paint): string;
  /** Where the eyes are, and whether they stick out. */
  eyes?: { y: number; apart: number; bump?: true };
  mouth?: { y: number; wide: number };
}

const kinds: Readonly<Record<Noun, Kind>> = {
  cat: {
    back: (p) =>
      line('M22 -18Q52 -14 46 -40Q42 -54 54 -58', p.dark, 13) +
      line('M22 -18Q52 -14 46 -40Q42 -54 54 -58', p.plain, 8) +
      both((s) => path(`M${s * 29} -80L${s * 28} -114L${s * 6} -100Z`, rimmed(p))),
    front: (p) =>
      both((s) => path(`M${s * 25} -88L${s * 25} -106L${s * 13} -98Z`, pale(p))) +
      ellipse([0, -66, 15, 10], pale(p)) +
      path('M-4 -72H4L0 -67Z', `fill="#e2607f"`) +
      both((s) => line(`M${s * 18} -66L${s * 36} -70M${s * 18} -62L${s * 36} -60`, p.dark, 2)) +
      line('M-6 -104V-96M0 -106V-97M6 -104V-96', p.dark, 3),
    mouth: { y: -63, wide: 7 },
  },
  elephant: {
    back: (p) =>
      line('M24 -20Q38 -22 40 -10', p.dark, 5) +
      both(
        (s) =>
          ellipse([s * 36, -80, 22, 26], rimmed(p)) +
          ellipse([s * 37, -79, 13, 17], 'fill="#f3bccb"'),
      ),
    front: (p) =>
      both((s) =>
        path(
          `M${s * 12} -62Q${s * 22} -56 ${s * 20} -46L${s * 10} -56Z`,
          'fill="#fff" stroke="#4c5480" stroke-width="2"',
        ),
      ) +
      line('M0 -70Q-2 -46 8 -40Q20 -34 24 -46', p.dark, 19) +
      line('M0 -70Q-2 -46 8 -40Q20 -34 24 -46', p.plain, 14) +
      line('M-6 -60H6M-4 -52H8', p.dark, 2),
    mouth: { y: -50, wide: 0 },
  },
  chicken: {
    back: (p) =>
      path('M20 -24Q50 -24 46 -60Q38 -50 34 -56Q34 -46 24 -46Z', rimmed(p)) +
      `<g fill="#f0435f" stroke="#8f1431" stroke-width="3"><circle cx="-12" cy="-106" r="8"/><circle cx="1" cy="-110" r="9"/><circle cx="14" cy="-105" r="8"/></g>`,
    front: () =>
      path(
        'M-9 -70L0 -76L10 -70L0 -58Z',
        'fill="#ffb020" stroke="#8a4b00" stroke-width="3" stroke-linejoin="round"',
      ) + ellipse([0, -54, 5, 7], 'fill="#f0435f"'),
    mouth: { y: -58, wide: 0 },
  },
  cow: {
    back: (p) =>
      line('M24 -26Q46 -30 44 -6', p.dark, 5) +
      ellipse([44, -4, 6, 8], `fill="${p.dark}"`) +
      both(
        (s) =>
          path(
            `M${s * 14} -98Q${s * 32} -104 ${s * 28} -122Q${s * 12} -118 ${s * 8} -102Z`,
            'fill="#fff0cf" stroke="#6b4a14" stroke-width="3"',
          ) + ellipse([s * 38, -86, 15, 8], rimmed(p)),
      ),
    front: (p) =>
      path('M8 -104Q30 -104 30 -80Q20 -66 10 -78Q2 -92 8 -104Z', `fill="${p.dark}" opacity=".85"`) +
      ellipse([0, -58, 22, 14], 'fill="#ffb9c8" stroke="#8a4a5a" stroke-width="2.500"') +
      both((s) => ellipse([s * 8, -61, 3, 4], 'fill="#8a4a5a"')),
    mouth: { y: -53, wide: 7 },
  },
  monkey: {
    back: (p) =>
      line('M20 -16Q56 -10 54 -38Q52 -52 42 -46', p.dark, 10) +
      line('M20 -16Q56 -10 54 -38Q52 -52 42 -46', p.plain, 6) +
      both(
        (s) => ellipse([s * 32, -78, 13, 14], rimmed(p)) + ellipse([s * 33, -78, 7, 8], pale(p)),
      ),
    front: (p) =>
      path(
        'M0 -92Q-8 -102 -20 -94Q-28 -82 -18 -72Q-24 -52 0 -50Q24 -52 18 -72Q28 -82 20 -94Q8 -102 0 -92Z',
        pale(p),
      ) + both((s) => ellipse([s * 4, -66, 2, 2.5], `fill="${p.dark}"`)),
    mouth: { y: -60, wide: 11 },
  },
  frog: {
    eyes: { y: -100, apart: 19, bump: true },
    front: (p) =>
      both((s) => ellipse([s * 20, -68, 7, 5], 'fill="#ff9dba" opacity=".8"')) +
      both((s) => ellipse([s * 4, -80, 1.5, 2], `fill="${p.dark}"`)),
    mouth: { y: -68, wide: 20 },
  },
  goat: {
    back: (p) =>
      both(
        (s) =>
          path(
            `M${s * 10} -100Q${s * 12} -128 ${s * 38} -122Q${s * 24} -116 ${s * 22} -98Z`,
            'fill="#b08a5a" stroke="#5a3c14" stroke-width="3"',
          ) +
          path(
            `M${s * 24} -86Q${s * 52} -82 ${s * 46} -66Q${s * 32} -68 ${s * 24} -78Z`,
            rimmed(p),
          ),
      ),
    front: (p) =>
      path('M-9 -50Q-6 -30 0 -28Q6 -30 9 -50Z', rimmed({ ...p, plain: p.light })) +
      ellipse([0, -58, 16, 11], pale(p)) +
      both((s) => ellipse([s * 5, -61, 2, 2.5], `fill="${p.dark}"`)),
    mouth: { y: -54, wide: 7 },
  },
  crocodile: {
    eyes: { y: -96, apart: 15, bump: true },
    back: (p) => path('M16 -30Q64 -34 66 -4L58 -2L52 -10L44 -2L36 -10L26 -2H10Z', rimmed(p)),
    front: (p) =>
      path('M-30 -74Q-40 -46 0 -46Q40 -46 30 -74Q0 -86 -30 -74Z', rimmed(p)) +
      path(
        'M-30 -60L-24 -50L-18 -60L-12 -50L-6 -60L0 -50L6 -60L12 -50L18 -60L24 -50L30 -60Z',
        'fill="#fff"',
      ) +
      both((s) => ellipse([s * 9, -74, 3, 3], `fill="${p.dark}"`)),
    mouth: { y: -52, wide: 0 },
  },
  boy: {
    back: () => both((s) => ellipse([s * 30, -74, 6, 8], rimmed(skin))),
    front: () =>
      path(
        'M-29 -84Q-28 -108 0 -108Q28 -108 29 -84Q18 -94 0 -92Q-18 -94 -29 -84Z',
        `fill="#2b2136"`,
      ) +
      path(
        'M-27 -94Q-28 -122 0 -124Q28 -122 27 -94Q0 -102 -27 -94Z',
        'fill="#3c2399" stroke="#150e3f" stroke-width="3"',
      ),
    mouth: { y: -62, wide: 9 },
  },
  girl: {
    back: (p) => path('M-36 -44Q-46 -112 0 -114Q46 -112 36 -44Q0 -30 -36 -44Z', rimmed(p)),
    front: (p) =>
      path(
        'M-33 -62Q-36 -108 0 -108Q36 -108 33 -62L26 -50Q30 -98 0 -96Q-30 -98 -26 -50Z',
        `fill="${p.plain}"`,
      ) + ellipse([14, -104, 5, 5], 'fill="#ffd96b"'),
    mouth: { y: -61, wide: 9 },
  },
};

const isChild = (noun: Noun): boolean => noun === 'boy' || noun === 'girl';

export const eye = (x: number, y: number, { eyes }: Pose): string => {
  if (eyes === 'shut') return line(`M${x - 6} ${y}Q${x} ${y + 6} ${x + 6} ${y}`, ink, 3);
  const r = eyes === 'wide' ? 9 : 7.5;
  return `<g class="eye"><circle cx="${x}" cy="${y}" r="${r}" fill="#fff" stroke="${ink}" stroke-width="2"/><circle cx="${x + 1}" cy="${y + 1}" r="4.500" fill="${ink}"/><circle cx="${x + 2.5}" cy="${y - 1}" r="1.600" fill="#fff"/></g>`;
};

export const mouthOf = ({ y, wide }: { y: number; wide: number }, { mouth }: Pose): string => {
  if (mouth === 'open')
    return path(
      `M${-8} ${y - 2}Q0 ${y - 8} 8 ${y - 2}Q8 ${y + 12} 0 ${y + 12}Q-8 ${y + 12} -8 ${y - 2}Z`,
      `fill="#8f1431" stroke="${ink}" stroke-width="2"`,
    );
  return wide === 0 || mouth === 'none'
    ? ''
    : line(`M${-wide} ${y}Q0 ${y + wide * 0.9} ${wide} ${y}`, ink, 3);
};

export const arm = (side: 1 | -1, arms: Pose['arms'], paint: Paint): string => {
  const isUp = arms === 'up' || (arms === 'one-up' && side === 1);
  const [x, y, turn] = isUp ? [34, -62, -35] : arms === 'hold' ? [22, -34, 50] : [29, -30, 20];
  return `<ellipse cx="${side * x}" cy="${y}" rx="9" ry="17" transform="rotate(${-side * turn} ${side * x} ${y})" ${rimmed(paint)}/>`;
};

/** One of them, as it stands. */
export const actor = (noun: Noun, painted: Paint | null, pose: Pose): string => {
  const kind = kinds[noun];
  const paint = painted ?? natural[noun];
  const isPerson = isChild(noun);
  const face = isPerson ? skin : paint;
  const { y, apart, bump } = kind.eyes ?? { y: -80, apart: 12, bump: undefined };
  const feet =
    noun === 'chicken'
      ? { plain: '#ffb020', light: '', dark: '#8a4b00' }
      : isPerson
        ? { plain: '#4a3560', light: '', dark: ink }
        : paint;
  return [
    kind.back?.(paint) ?? '',
    both((s) => ellipse([s * 14, -5, 12, 7], rimmed(feet))),
    arm(-1, pose.arms, isPerson ? skin : paint),
    path('M-27 -10Q-30 -52 0 -54Q30 -52 27 -10Q0 -2 -27 -10Z', rimmed(paint)),
    isPerson ? '' : ellipse([0, -25, 16, 18], pale(paint)),
    bump ? both((s) => ellipse([s * apart, y, 14, 14], rimmed(face))) : '',
    ellipse([0, -76, 31, noun === 'frog' ? 26 : 29], rimmed(face)),
    bump ? both((s) => ellipse([s * apart, y + 3, 11, 11], `fill="${face.plain}"`)) : '',
    both((s) => ellipse([s * 21, -67, 6, 4], 'fill="#ff7f9c" opacity=".45"')),
    kind.front?.(paint) ?? '',
    both((s) => eye(s * apart, y, pose)),
    mouthOf(kind.mouth ?? { y: -60, wide: 9 }, pose),
    arm(1, pose.arms, isPerson ? skin : paint),
  ].join('');
};
