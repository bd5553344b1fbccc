/** Who trades on the river: six people and two animals, each a bust of 120 x 150 with all its moods. Own work. */

const ink = '#3a1f5c';
export type Mood = 'wait' | 'joy' | 'less' | 'much';

interface Look {
  readonly skin: string;
  readonly shade: string;
  /** Behind the head, over the shoulders, before the face. */
  readonly back: string;
  readonly body: string;
  readonly front: string;
  /** Animals bring a nose of their own, and a small mouth under it. */
  readonly nose?: string;
  readonly mouthAt?: number;
}

const shirt = (fill: string, more = ''): string =>
  `<path d="M6 152Q8 110 44 106H76Q112 110 114 152Z" fill="${fill}"/>${more}`;
/** The wide hat of leaves that the market is known for. */
const tanggui = (rim: string, crown: string): string =>
  `<path d="M-14 40Q0 -4 60 -12Q120 -4 134 40Q96 50 60 50Q24 50 -14 40Z" fill="${rim}"/><path d="M-14 40Q0 -4 60 -12Q66 10 62 50Q24 50 -14 40Z" fill="${crown}"/><g stroke="#8a5a1f" stroke-opacity=".45" stroke-width="2.500" fill="none"><path d="M60 -12Q28 10 14 45"/><path d="M60 -12Q48 16 44 49"/><path d="M60 -12Q74 16 78 49"/><path d="M60 -12Q94 10 108 44"/></g><path d="M-14 40Q24 50 60 50T134 40" fill="none" stroke="#8a5a1f" stroke-width="5" stroke-linecap="round"/><circle cx="60" cy="-12" r="5" fill="#d42b52"/>`;
const hijab = (fill: string): string =>
  `<path fill-rule="evenodd" d="M60 16C26 16 18 48 20 76C22 100 32 118 60 124C88 118 98 100 100 76C102 48 94 16 60 16ZM60 38C78 38 88 50 88 68C88 90 76 100 60 100C44 100 32 90 32 68C32 50 42 38 60 38Z" fill="${fill}"/>`;
const flower = (x: number, y: number, fill: string): string =>
  `<g transform="translate(${x} ${y})" fill="${fill}">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-8" rx="5" ry="8" transform="rotate(${turn})"/>`).join('')}<circle r="4.500" fill="#ffc53d"/></g>`;

export const looks: readonly Look[] = [
  {
    // Acil Imah, with the widest hat.
    skin: '#e8b083',
    shade: '#d4946a',
    back: '<path d="M60 14C24 14 16 46 18 76C20 104 12 118 14 132H106C108 118 100 104 102 76C104 46 96 14 60 14Z" fill="#c02a6b"/>',
    body: shirt('#e8436b', '<path d="M24 152Q30 130 60 134Q90 130 96 152Z" fill="#ffd96b"/>'),
    front: `${hijab('#ff7fa0')}${tanggui('#e2b35b', '#f3cf86')}`,
  },
  {
    // Paman Udin, with a moustache and a checked cloth.
    skin: '#b9774a',
    shade: '#9c6038',
    back: '<path d="M24 66Q20 26 60 24Q100 26 96 66L90 84H30Z" fill="#2a1a16"/>',
    body: shirt(
      '#1f8fb8',
      '<path d="M28 108Q60 140 92 108L98 116Q60 156 22 116Z" fill="#fff3dc"/><path d="M34 116L40 126M52 128V140M68 128V140M86 116L80 126" stroke="#d42b52" stroke-width="6"/>',
    ),
    front:
      '<path d="M26 48Q24 14 34 11Q60 4 86 11Q96 14 94 48Q60 38 26 48Z" fill="#2a2146"/><path d="M26 48Q60 38 94 48L93 40Q60 30 27 40Z" fill="#ffc53d"/><path d="M42 84Q52 76 60 82Q68 76 78 84Q68 90 60 86Q52 90 42 84Z" fill="#2a1a16"/>',
  },
  {
    // Galuh, with braids and a flower.
    skin: '#f2c49b',
    shade: '#dda578',
    back: '<path d="M20 66Q16 18 60 16Q104 18 100 66L98 132Q88 140 82 130L84 80H36L38 130Q30 140 22 132Z" fill="#3d2418"/><path d="M20 124h18M82 124h18" stroke="#19b37d" stroke-width="8" stroke-linecap="round"/>',
    body: shirt('#ffc53d', '<path d="M44 106Q60 124 76 106" fill="#f2c49b"/>'),
    front: `<path d="M28 60Q28 22 60 20Q92 22 92 60Q84 42 60 38Q38 42 28 60Z" fill="#54321f"/>${flower(90, 36, '#ff5c7a')}`,
  },
  {
    // Nini, with glasses and a bun.
    skin: '#d99a6c',
    shade: '#bf7f52',
    back: '<circle cx="60" cy="14" r="17" fill="#e9e4f2"/><path d="M24 66Q22 22 60 20Q98 22 96 66L88 82H32Z" fill="#e9e4f2"/>',
    body: shirt(
      '#2f9e73',
      '<path d="M44 106L60 136L76 106Z" fill="#ddf7ea"/><g fill="#ffd96b"><circle cx="24" cy="132" r="5"/><circle cx="96" cy="132" r="5"/><circle cx="38" cy="144" r="4"/><circle cx="82" cy="144" r="4"/></g>',
    ),
    front:
      '<path d="M28 56Q30 28 60 26Q90 28 92 56Q78 38 60 38Q42 38 28 56Z" fill="#fff"/><g fill="none" stroke="#5b3bd6" stroke-width="3.500"><circle cx="45" cy="67" r="13"/><circle cx="75" cy="67" r="13"/><path d="M58 67h4"/></g>',
  },
  {
    // Utuh, with a cap the wrong way round.
    skin: '#c98b5c',
    shade: '#ad7145',
    back: '<path d="M26 62Q24 24 60 22Q96 24 94 62L88 78H32Z" fill="#2a1a16"/>',
    body: shirt(
      '#6c4cf1',
      '<path d="M8 140Q60 122 112 140V152H8Z" fill="#ffd96b"/><circle cx="60" cy="126" r="9" fill="#fffaf0"/>',
    ),
    front:
      '<path d="M25 50Q26 12 60 12Q94 12 95 50Q60 38 25 50Z" fill="#19b37d"/><path d="M30 46Q10 48 8 58Q22 62 36 52Z" fill="#0b7f5a"/><path d="M36 54Q48 46 60 50Q52 40 40 44Z" fill="#2a1a16"/><circle cx="60" cy="12" r="5" fill="#0b7f5a"/>',
  },
  {
    // Amang Kai, white beard and a straw hat.
    skin: '#a8683f',
    shade: '#8c5330',
    back: '',
    body: shirt(
      '#f4efe6',
      '<path d="M44 106L60 128L76 106M60 128V152" stroke="#c9bda6" stroke-width="4" fill="none"/>',
    ),
    front: `<path d="M30 82Q34 122 60 122Q86 122 90 82Q80 96 60 92Q40 96 30 82Z" fill="#fff"/><path d="M42 86Q52 76 60 82Q68 76 78 86Q68 92 60 88Q52 92 42 86Z" fill="#e9e4f2"/>${tanggui('#8fb04a', '#b5cf6a')}`,
  },
  {
    // The proboscis monkey of these rivers.
    skin: '#f0b48a',
    shade: '#d8935f',
    back: '<path d="M60 10Q104 14 104 66Q108 100 92 112H28Q12 100 16 66Q16 14 60 10Z" fill="#c4672c"/><circle cx="16" cy="68" r="11" fill="#e09a66"/><circle cx="104" cy="68" r="11" fill="#e09a66"/>',
    body: shirt('#d9813c', '<path d="M34 152Q34 122 60 120Q86 122 86 152Z" fill="#f3dcc0"/>'),
    front:
      '<path d="M26 58Q26 18 60 18Q94 18 94 58Q84 40 60 42Q36 40 26 58Z" fill="#c4672c"/><path d="M42 20Q60 2 78 20Q60 14 42 20Z" fill="#a8501c"/>',
    nose: '<ellipse cx="60" cy="98" rx="23" ry="15" fill="#f3c29d"/><path d="M53 62Q45 80 51 91Q60 99 69 91Q75 80 67 62Q60 57 53 62Z" fill="#e8976b"/><path d="M54 89q2 4 4 1M62 90q2 3 4 -1" stroke="#a85a36" stroke-width="3" fill="none" stroke-linecap="round"/>',
    mouthAt: 38,
  },
  {
    // An otter that never stops smiling.
    skin: '#8f6a50',
    shade: '#775540',
    back: '<circle cx="26" cy="40" r="12" fill="#775540"/><circle cx="94" cy="40" r="12" fill="#775540"/>',
    body: '<path d="M20 152Q18 112 60 108Q102 112 100 152Z" fill="#8f6a50"/><path d="M38 152Q38 122 60 120Q82 122 82 152Z" fill="#e8d3b5"/><path d="M30 108Q60 130 90 108L94 118Q60 142 26 118Z" fill="#2bc3e8"/>',
    front:
      '<path d="M18 84L40 84M18 94L40 90M102 84L80 84M102 94L80 90" stroke="#fff3dc" stroke-width="2.500" stroke-linecap="round"/>',
    nose: '<ellipse cx="60" cy="86" rx="24" ry="17" fill="#e8d3b5"/><path d="M52 74Q60 70 68 74Q66 82 60 82Q54 82 52 74Z" fill="#3a2418"/>',
    mouthAt: 28,
  },
];

/** The first of the animals: they come to get something, never to sell. */
export const animals = 6;

const eye = (x: number): string =>
  `<circle cx="${x}" cy="66" r="5.500" fill="${ink}"/><circle cx="${x - 2}" cy="64" r="1.900" fill="#fff"/>`;
const wide = (x: number): string =>
  `<circle cx="${x}" cy="64" r="10.500" fill="#fff"/><circle cx="${x}" cy="65" r="5.500" fill="${ink}"/><circle cx="${x - 2}" cy="62" r="2" fill="#fff"/>`;
const arc = (x: number): string =>
  `<path d="M${x - 8} 69Q${x} 56 ${x + 8} 69" fill="none" stroke="${ink}" stroke-width="4.500" stroke-linecap="round"/>`;
const smile =
  '<path d="M50 88Q60 97 70 88" fill="none" stroke="#6b1b3a" stroke-width="4" stroke-linecap="round"/>';
const laugh =
  '<path d="M45 84Q60 90 75 84Q75 103 60 103Q45 103 45 84Z" fill="#6b1b3a"/><path d="M51 97Q60 91 69 97Q65 103 60 103Q55 103 51 97Z" fill="#ff7a8c"/>';
const brows =
  '<path d="M34 50Q44 42 52 48M86 50Q76 42 68 48" fill="none" stroke="#3a1f5c" stroke-width="3.500" stroke-linecap="round"/>';

const thinking =
  '<path d="M52 92Q58 89 62 92T69 90" fill="none" stroke="#6b1b3a" stroke-width="4" stroke-linecap="round"/>';
const gasp = '<ellipse cx="60" cy="92" rx="8" ry="9" fill="#6b1b3a"/>';

const eyes = `<g class="m m-wait"><g class="blink">${eye(46)}${eye(74)}</g></g><g class="m m-joy">${arc(46)}${arc(74)}</g><g class="m m-less">${eye(46)}${eye(74)}${brows}</g><g class="m m-much">${wide(45)}${wide(75)}</g>`;
const mouths = `<g class="m m-wait">${smile}</g><g class="m m-joy">${laugh}</g><g class="m m-less">${thinking}</g><g class="m m-much">${gasp}</g>`;

export const drawPerson = (who: number): string => {
  const look = looks[who % looks.length];
  if (!look) return '';
  const { skin, shade, back, body, front, nose, mouthAt } = look;
  const own =
    nose ??
    `<path d="M57 77q3 3 6 0" stroke="${shade}" stroke-width="3" fill="none" stroke-linecap="round"/>`;
  const cheeks =
    '<ellipse cx="38" cy="80" rx="7" ry="5" fill="#ff6f86" opacity=".4"/><ellipse cx="82" cy="80" rx="7" ry="5" fill="#ff6f86" opacity=".4"/>';
  const mouth = mouthAt
    ? `<g transform="translate(18 ${mouthAt}) scale(.7)">${mouths}</g>`
    : mouths;
  const face = nose ? `${eyes}${own}${mouth}` : `${own}${eyes}${mouth}`;
  return `<svg viewBox="-20 -20 160 172" aria-hidden="true">${back}${body}<rect x="50" y="94" width="20" height="20" rx="9" fill="${shade}"/><ellipse cx="60" cy="68" rx="33" ry="36" fill="${skin}"/>${cheeks}${front}${face}</svg>`;
};
