/** A program as a flat row of tokens, the blocks among them: always well formed, whatever is put in or taken out. Pure. */

/**
 * `d t k u` play; `r2`..`r6` repeat, `rn` as often as the counter says, `rx` as often as the call says; `f` is for
 * each guest; `ia ib ic` ask who the guest is, with an `o` for else; `i2`..`i6` ask the counter; `p` counts on, `z` sets
 * it to zero; `q` and `q2`..`q5` call the own block; `m` sends the message; `e` closes. `h…` begin a stack: at the start, when a guest is tapped, the
 * own block, when the message comes.
 */
export const tokenNames = [
  ...['d', 't', 'k', 'u'],
  ...['r2', 'r3', 'r4', 'r5', 'r6', 'rn', 'rx'],
  ...['f', 'ia', 'ib', 'ic', 'i2', 'i3', 'i4', 'i5', 'i6'],
  ...['o', 'e', 'p', 'z', 'q', 'q2', 'q3', 'q4', 'q5', 'm'],
  ...['hs', 'ha', 'hb', 'hc', 'hq', 'hm'],
] as const;
export type Token = (typeof tokenNames)[number];
export type Tokens = readonly Token[];

export const sounds = ['d', 't', 'k', 'u'] as const;
export type Sound = (typeof sounds)[number];
export const guests = ['a', 'b', 'c'] as const;
export type Guest = (typeof guests)[number];

export const isToken = (text: string): text is Token => tokenNames.some((name) => name === text);
export const isSound = (text: string | undefined): text is Sound =>
  sounds.some((sound) => sound === text);
export const isGuest = (text: string | undefined): text is Guest =>
  guests.some((guest) => guest === text);

export const tokensIn = (value: unknown): Token[] =>
  Array.isArray(value)
    ? value.filter((each): each is Token => typeof each === 'string' && isToken(each))
    : [];

/** Written by hand: words of tokens with a space between them. */
export const tokens = (text: string): Token[] => text.split(' ').filter(isToken);

export const isHat = (token: Token | undefined): boolean => token?.startsWith('h') ?? false;
export const isHead = (token: Token | undefined): boolean => /^(?:r.|f|i.)$/.test(token ?? '');
const hasElse = (token: Token): boolean => /^i[abc]$/.test(token);
/** What a child may put in, take out or count: all but what closes, parts or begins. */
export const isBlock = (token: Token | undefined): boolean =>
  token !== undefined && !isHat(token) && token !== 'e' && token !== 'o';

export const blockCount = (program: Tokens): number => program.filter(isBlock).length;

/** Where the parts of what opens at this place stand: its else, and its end. */
export const spanOf = (program: Tokens, at: number): { other: number; end: number } => {
  let depth = 0;
  let other = -1;
  for (let i = at; i < program.length; i += 1) {
    const token = program[i];
    if (isHead(token)) depth += 1;
    if (token === 'o' && depth === 1) other = i;
    if (token === 'e') depth -= 1;
    if (depth === 0) return { other, end: i };
  }
  return { other, end: -1 };
};

/** Every head has its end, and no stack reaches into another. */
export const isWhole = (program: Tokens): boolean => {
  const open: Token[] = [];
  for (const [at, token] of program.entries()) {
    if (at === 0 && !isHat(token)) return false;
    if (isHat(token) && open.length > 0) return false;
    if (isHead(token)) open.push(token);
    if (token === 'o' && !hasElse(open.at(-1) ?? 'd')) return false;
    if (token === 'o' && spanOf(program, program.lastIndexOf(open.at(-1) ?? 'd', at)).end < 0)
      return false;
    if (token === 'e' && !open.pop()) return false;
  }
  return open.length === 0 && program.length > 0;
};

/** What lies there when a block is put down: what opens brings its end along. */
const whole = (block: Token): Token[] => {
  if (!isHead(block)) return [block];
  return hasElse(block) ? [block, 'o', 'e'] : [block, 'e'];
};

/** Behind the token at `at`. */
export const putAfter = (program: Tokens, at: number, block: Token): Token[] =>
  program.toSpliced(at + 1, 0, ...whole(block));

/** A head goes with its else and its end; what it held stays. */
export const without = (program: Tokens, at: number): Token[] => {
  const token = program[at];
  if (!isBlock(token)) return [...program];
  if (!isHead(token)) return program.toSpliced(at, 1);
  const { other, end } = spanOf(program, at);
  return program.filter((_, i) => i !== at && i !== other && i !== end);
};

const turns: readonly Tokens[] = [
  ['r2', 'r3', 'r4', 'r5', 'r6'],
  ['i2', 'i3', 'i4', 'i5', 'i6'],
  ['q2', 'q3', 'q4', 'q5'],
  ['ia', 'ib', 'ic'],
];

/** The same block with its next number, or the guest that it asks for; null where there is nothing to turn. */
export const turned = (token: Token | undefined): Token | null => {
  const row = token && turns.find((each) => each.includes(token));
  if (!row) return null;
  return row[(row.indexOf(token) + 1) % row.length] ?? null;
};

export const isSameKind = (one: Token | undefined, other: Token | undefined): boolean =>
  turns.some((row) => row.some((each) => each === one) && row.some((each) => each === other));
