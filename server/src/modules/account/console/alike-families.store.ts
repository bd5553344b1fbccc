import type { Queryable } from '../../../database/database.ts';
import { lookByLikeness } from '../../../database/in-time.ts';
import { likePart } from '../../../database/like-part.ts';

export interface FoundFamily {
  readonly id: string;
  readonly display_name: string;
  readonly email: string;
  readonly whatsapp: string | null;
  readonly plan: 'regular' | 'premium' | null;
}

/** Of each kind so many are looked at before the likeliest are chosen. */
const lookedAtMost = 200;
/** Fewer figures end too many numbers. */
const fewestFigures = 4;

const mailbox = `split_part(lower(email), '@', 1)`;
const likely = (kind: string, condition: string) =>
  `(select id, ${kind} as kind from account where ${condition} limit ${lookedAtMost})`;

const figuresOf = (typed: string) => {
  const figures = typed.replace(/[\s().+-]/g, '');
  return /^\d+$/.test(figures) && figures.length >= fewestFigures ? figures : undefined;
};

/** Longer words share enough groups of letters with what was meant. */
const longestTurned = 9;

/** A short word with each two neighbours changed round, the commonest slip of quick fingers. */
const turnedRound = (word: string) => {
  if (!/^\p{L}+$/u.test(word) || word.length > longestTurned) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => `%${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}%`,
  );
};

/** Families by the end of a number, or by a part or a likeness of a name or an address. */
export const alikeFamilies = async (tx: Queryable, typed: string, limit: number) => {
  const figures = figuresOf(typed);
  const words = typed.toLowerCase();
  const mail = words.split('@')[0] ?? '';
  const kinds = figures
    ? [likely('1', `whatsapp is not null and reverse(whatsapp) like $1`)]
    : [
        likely('1', `lower(display_name) like $1`),
        likely('1', `${mailbox} like $2`),
        likely('2', 'lower(display_name) like any ($5::text[])'),
        likely('2', `$3 <% lower(display_name)`),
        likely('2', `$4 <% ${mailbox}`),
      ];
  const values = figures
    ? [`${[...figures].toReversed().join('')}%`]
    : [`%${likePart(words)}%`, `%${likePart(mail)}%`, words, mail, turnedRound(words)];
  const likeness = figures
    ? '0'
    : `greatest(word_similarity($3, lower(display_name)), word_similarity($4, ${mailbox}))`;
  await lookByLikeness(tx);
  return tx.query<FoundFamily>(
    `with alike as materialized (${kinds.join(' union all ')}),
       best as (
         select a.id, min(kind) as kind, ${likeness} as likeness, a.created_at
         from alike join account a on a.id = alike.id group by a.id
         order by min(kind), likeness desc, a.created_at desc limit ${limit}
       )
     select a.id, a.display_name, a.email, a.whatsapp, p.plan
     from best join account a on a.id = best.id
     left join lateral (select plan from period
       where account_id = a.id and starts_at <= now() and ends_at > now() limit 1) p on true
     order by best.kind, best.likeness desc, best.created_at desc`,
    values,
  );
};
