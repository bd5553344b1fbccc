/** Lanterns in the evening sky: each kind of syllable that is learnt lights one. Own work. */
import type { Stages } from '@nobi/kit/game';

const lantern = (glow: string, body: string, extra: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100">${glow}<path d="M40 0V20" stroke="#FFE7B8" stroke-width="3"/><path d="M24 22H56V28H24Z" fill="#6B3A00"/><ellipse cx="40" cy="50" rx="26" ry="24" fill="${body}"/><path d="M24 72H56V78H24Z" fill="#6B3A00"/>${extra}</svg>`;
const ribs =
  '<path d="M30 28Q20 50 30 72M50 28Q60 50 50 72M40 26V74" fill="none" stroke="#FFFAF0" stroke-width="2" opacity=".6"/>';
const glow = (r: number): string =>
  `<circle cx="40" cy="50" r="${r}" fill="#FFD96B" opacity=".28"/>`;
const tassel =
  '<path d="M40 78V98M34 80V94M46 80V94" stroke="#FFD96B" stroke-width="3" stroke-linecap="round"/>';
const star = '<path d="M40 38l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" fill="#FFFAF0"/>';

export const lanterns: Stages = [
  lantern('', '#7A5CC8', ribs),
  lantern(glow(34), '#FF8FA3', ribs),
  lantern(glow(40), '#FFB020', `${ribs}${star}${tassel}`),
];
