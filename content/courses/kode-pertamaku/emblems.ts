/** What stands on each island of the map. Drawn on 100 by 100 with the feet at 50, 96. Own work. */
import { arrowArt } from './face-art.ts';

const post = '<path d="M50 96V60" stroke="#7a4b2c" stroke-width="8" stroke-linecap="round"/>';

const emblems: Record<string, string> = {
  commands: `${post}<rect x="16" y="6" width="68" height="66" rx="18" fill="#fffaf0" stroke="#c8996a" stroke-width="4"/>${arrowArt('right', { x: 28, y: 17, size: 44 })}`,
};

export const emblemOf = (lesson: string): string => emblems[lesson] ?? post;
