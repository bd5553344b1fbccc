/** What Nobi can do on a stage, and what things can set him off. Pure. */
export const moves = ['jump', 'clap', 'spin', 'sway'] as const;
export type MoveName = (typeof moves)[number];
export const triggers = ['bell', 'flower', 'drum'] as const;
export type Trigger = (typeof triggers)[number];

export const isMove = (word: unknown): word is MoveName => moves.some((move) => move === word);
export const isTrigger = (word: unknown): word is Trigger =>
  triggers.some((trigger) => trigger === word);

/** When this is tapped, that happens: Nobi moves, or another thing goes off. */
export interface Rule {
  when: Trigger;
  brings: MoveName | Trigger;
}

/** `bell-jump`, or `drum-bell` when one thing sets off another. */
export const ruleFrom = (word: string): Rule | null => {
  const [when, brings] = word.split('-');
  if (!isTrigger(when)) return null;
  return isMove(brings) || isTrigger(brings) ? { when, brings } : null;
};

/** Everything that goes off after a tap, in order; a chain never runs in a circle. */
export const chainOf = (rules: readonly Rule[], first: Trigger): (MoveName | Trigger)[] => {
  const chain: (MoveName | Trigger)[] = [first];
  let now: Trigger = first;
  for (let link = 0; link < triggers.length; link += 1) {
    const next = rules.find(({ when }) => when === now)?.brings;
    if (!next || chain.includes(next)) break;
    chain.push(next);
    if (!isTrigger(next)) break;
    now = next;
  }
  return chain;
};

export const outcomeOf = (rules: readonly Rule[], first: Trigger): MoveName | null => {
  const last = chainOf(rules, first).at(-1);
  return isMove(last) ? last : null;
};

/** `jump-clap` danced over and over until the row is full. */
export const makesRow = (core: string, row: readonly string[]): boolean => {
  const body = core.split('-');
  return row.length % body.length === 0 && row.every((move, i) => move === body[i % body.length]);
};
