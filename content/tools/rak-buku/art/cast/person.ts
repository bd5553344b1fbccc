/** One way to draw people, from a child to a grandfather; their looks say who they are. */
import { area, box, line, mirrored, oval, put } from '../paint.ts';
import { face, type Mood } from './face.ts';
import { drawHair, hairBehind, headscarf, onFace } from './hair.ts';
import type { Looks } from './looks.ts';

const sizes = {
  child: { leg: 19, torso: 40, head: 27 },
  adult: { leg: 34, torso: 58, head: 26 },
  elder: { leg: 28, torso: 52, head: 26 },
} as const;

const drawHead = (looks: Looks, mood: Mood): string => {
  const { style, skin, hair = '#2b2130', cloth } = looks;
  const head = cloth
    ? headscarf(cloth, skin)
    : `${hairBehind(style, hair)}${mirrored(oval([26, 4, 5.5, 6.5], skin))}${oval([0, 0, 27, 26], skin)}${drawHair(style, hair)}`;
  const cheek = skin === '#7d4c30' ? '#c8604a88' : '#f2866f66';
  return `${head}${face(mood, { y: 4, wide: 10, mouth: 12, cheek })}${onFace(looks.has, hair)}`;
};

const shoes = mirrored(oval([11, -3, 9, 5], '#4a3350'));

const sarungStripes = (leg: number): string =>
  line(`M-20 ${-leg * 0.62}H20M-20 ${-leg * 0.3}H20M-7 ${-leg}V-3M8 ${-leg}V-3`, '#ffffff4d', 2.4);

const drawLegs = ({ wears, bottom, skin }: Looks, leg: number): string => {
  if (wears === 'sarung' || wears === 'skirt') {
    const [hem, half] = wears === 'sarung' ? [-4, 21] : [-leg * 0.42, 28];
    const bare = mirrored(line(`M10 ${-leg}V-4`, skin, 9));
    const cloth = area(`M-19 ${-leg - 8}H19L${half} ${hem}Q0 ${hem + 7}${-half} ${hem}Z`, bottom);
    return `${bare}${shoes}${cloth}${wears === 'sarung' ? sarungStripes(leg) : ''}`;
  }
  const knee = wears === 'shorts' ? -leg * 0.6 : -6;
  const bare = wears === 'shorts' ? mirrored(line(`M10 ${-leg}V-5`, skin, 10)) : '';
  return `${bare}${shoes}${mirrored(line(`M10 ${-leg - 2}V${knee}`, bottom, 16))}`;
};

const arms = {
  calm: { way: 'q11 10 12 26', hand: [12, 27] },
  senang: { way: 'q14-4 18-26', hand: [18, -27] },
  sedih: { way: 'q12 12 2 26', hand: [1, 27] },
  kaget: { way: 'q16 4 26-8', hand: [27, -9] },
  marah: { way: 'q18 8 4 22', hand: [2, 23] },
  tidur: { way: 'q10 10 9 26', hand: [9, 27] },
} as const;

const drawBody = (looks: Looks, mood: Mood): string => {
  const { leg, torso } = sizes[looks.age ?? 'child'];
  const top = -leg - torso;
  const { way, hand } = arms[mood ?? 'calm'];
  const both = mirrored(
    `${line(`M15 ${top + 12}${way}`, looks.top, 11)}${oval([15 + hand[0], top + 12 + hand[1], 6.4], looks.skin)}`,
  );
  const body = area(
    `M-15 ${top + 4}Q0 ${top - 4} 15 ${top + 4}Q22 ${top + torso / 2} 21 ${-leg + 2}Q0 ${-leg + 8}-21 ${-leg + 2}Q-22 ${top + torso / 2}-15 ${top + 4}Z`,
    looks.top,
  );
  const buttons =
    looks.age && looks.wears === 'sarung'
      ? line(`M0 ${top + 12}V${-leg - 6}`, '#ffffff66', 2.4)
      : '';
  return `${body}${buttons}${both}`;
};

const wheel = (x: number): string =>
  `<circle cx="${x}" cy="-22" r="21" fill="none" stroke="#4a4560" stroke-width="5"/><circle cx="${x}" cy="-22" r="4" fill="#4a4560"/>`;
/** Sits in it: its back behind her, its wheels beside her, her feet on its rest. */
const seated = (body: string, looks: Looks): string =>
  `${area('M-26-66H26L28-24H-28Z', '#5b6fd0')}${put(0, -10, body)}${mirrored(`${line('M9-22Q13-20 12-10', looks.bottom, 15)}${oval([13, -5, 9, 5], '#4a3350')}`)}${box([-22, -3, 44, 6, 3], '#4a4560')}${wheel(-30)}${wheel(30)}`;

/** Stands at 0, 0. */
export const person = (looks: Looks, mood: Mood): string => {
  const { leg, torso, head } = sizes[looks.age ?? 'child'];
  const neck = box([-6, -leg - torso - 5, 12, 12, 5], looks.skin);
  const crown = put(0, -leg - torso - head + 6, drawHead(looks, mood));
  const body = `${drawBody(looks, mood)}${looks.cloth ? '' : neck}${crown}`;
  const shade = oval([0, -1, 32, 6], '#1f155822');
  if (looks.has === 'wheelchair') return `${shade}${seated(body, looks)}`;
  return `${shade}${drawLegs(looks, leg)}${body}`;
};
