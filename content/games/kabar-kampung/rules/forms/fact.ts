/** Who, what, where, when: what the text says of it, beside others it names and others it does not. */
import { type FactStory, factStories, type Role } from '../../stories/fact-stories.ts';
import { linesWith, type Maker, type Option, option, type Page, type Slot } from '../page.ts';
import { days, filled, people, turn } from '../pools.ts';

const poolOf = (story: FactStory, role: Role): readonly string[] => {
  if (role === 'who') return people;
  return role === 'when' ? days : story[role];
};

/** Where in its list the value stands; the one that is easily mixed up is the next but one. */
const seatOf = (a: number, b: number): Record<Role, number> => ({
  who: b * 3 + a,
  where: b,
  when: b * 2 + a,
  what: b + Math.floor(b / 4) + a,
});

const optionsOf = (
  { role, seat, pool }: { role: Role; seat: number; pool: readonly string[] },
  text: string,
  count: number,
): Option[] => {
  const right = turn(pool, seat);
  const others = [2, 1, 3].map((step) => turn(pool, seat + step));
  const known = others.toSorted((one, other) => +text.includes(other) - +text.includes(one));
  const shown = (value: string): string =>
    role === 'where' && value !== 'rumah' ? `di ${value}` : value;
  return [
    option(shown(right), 'right'),
    ...known
      .slice(0, count - 1)
      .map((value) => option(shown(value), text.includes(value) ? 'mixed' : 'absent')),
  ];
};

const pageOf = (a: number, b: number, level: number): Page | null => {
  const story = factStories[a];
  if (!story) return null;
  const seats = seatOf(a, b);
  const values = Object.fromEntries(
    (['who', 'where', 'when', 'what'] as const).flatMap((role) => {
      const pool = poolOf(story, role);
      if (pool.length === 0) return [];
      return [
        [role, turn(pool, seats[role])],
        [`${role}2`, turn(pool, seats[role] + 2)],
      ];
    }),
  );
  const lines = [...story.core, ...(level > 0 ? story.extra : [])].map((line) =>
    filled(line, values),
  );
  const text = lines.join(' ');
  const first = b % story.asks.length;
  const asks = [...story.asks.slice(first), ...story.asks.slice(0, first)];
  const slots = asks.slice(0, level > 0 ? 3 : 2).map(([role, ask]): Slot => {
    const pool = poolOf(story, role);
    return {
      ask,
      options: optionsOf({ role, seat: seats[role], pool }, text, level > 0 ? 4 : 3),
      proof: linesWith(lines, turn(pool, seats[role])),
    };
  });
  return { kicker: story.kicker, lines, photo: story.photo, slots, headline: story.kicker };
};

export const fact: Maker = { texts: factStories.length, turns: 16, pageOf };
