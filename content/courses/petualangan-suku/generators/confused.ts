/** What beginners take for each other: by look, or by sound. */
const alike = [
  'b d p',
  'm n',
  'a e o',
  'i e',
  'u o',
  't k p',
  'l r',
  's t',
  'n ng ny',
  'd t',
  'k g',
  // Of the letters behind the story; pairs, so that none of before gets another likeness.
  'g j',
  'g q',
  'p q',
  'h n',
  'h b',
  'j i',
  'j y',
  'c o',
  'c e',
  'w m',
  'w v',
  'y v',
  'f t',
  'v u',
  'z s',
  'x k',
  'x z',
];

const pairs = new Map<string, Set<string>>();
for (const group of alike.map((each) => each.split(' ')))
  for (const one of group) {
    const others = pairs.get(one) ?? new Set<string>();
    for (const other of group) if (other !== one) others.add(other);
    pairs.set(one, others);
  }

export const isConfused = (one: string, other: string): boolean =>
  pairs.get(one)?.has(other) ?? false;

/** In Indonesian words v is said as f is, and q as k: by ear alone both would be right. */
const saidAs: Readonly<Record<string, string>> = { v: 'f', q: 'k' };
const saying = (glyph: string): string => glyph.replace(/^[vq]/, (head) => saidAs[head] ?? head);
export const soundsLike = (one: string, other: string): boolean =>
  one !== other && saying(one) === saying(other);

/** From these, the likeliest mistakes first; `turn` decides which come next. None sounds like what is asked for. */
export const mistaken = (
  glyph: string,
  from: readonly string[],
  { turn, many }: { turn: number; many: number },
): string[] => {
  const others = from.filter((each) => each !== glyph && !soundsLike(glyph, each));
  const shifted = [...others.slice(turn % others.length), ...others.slice(0, turn % others.length)];
  const likely = shifted.filter((each) => isConfused(glyph, each));
  return [...new Set([...likely.slice(turn % 2), ...shifted])].slice(0, many);
};

export const confusedIn = (glyph: string, others: readonly string[]): number =>
  others.filter((each) => isConfused(glyph, each)).length;
