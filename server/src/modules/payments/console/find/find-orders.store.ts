import type { OrderState } from '@nobi/contract';
import type { Queryable } from '../../../../database/database.ts';
import { likePart } from '../../../../database/like-part.ts';

interface FoundOrder {
  readonly id: string;
  readonly amount: number;
  readonly state: OrderState;
  readonly created_at: Date;
  readonly display_name: string | null;
}

/** Fewer letters begin and end too many ids. */
const fewest = 4;
/** So many letters of one end are enough to know an order, if one further in is wrong. */
const enough = 8;
const lookedAtMost = 50;
const turned = (text: string) => [...text].toReversed().join('');

/** Both ends of what was typed, with and without the letters that all ids begin with. */
const patternsOf = (typed: string) => {
  const bare = typed.toLowerCase().replace(/^nb-?/, '');
  return {
    start: `nb-${likePart(bare.slice(0, enough))}%`,
    end: `${likePart(turned(bare.slice(-enough)))}%`,
    bare,
  };
};

const ofOthers = `select id from orders where lower(id) like`;

/** Orders by the beginning or the end of their id; one wrong letter leaves one of the ends right. */
export const findOrders =
  (db: Queryable) =>
  async (typed: string, limit: number): Promise<readonly FoundOrder[]> => {
    const { start, end, bare } = patternsOf(typed);
    if (bare.length < fewest || !/^[\w-]+$/.test(bare)) return [];
    return db.query<FoundOrder>(
      `with near as materialized (
         (${ofOthers} $1 limit ${lookedAtMost})
         union (${ofOthers} $2 limit ${lookedAtMost})
         union (select id from orders where reverse(lower(id)) like $3 limit ${lookedAtMost})
       )
       select o.id, o.amount, o.state, o.created_at, a.display_name
       from near join orders o on o.id = near.id left join account a on a.id = o.account_id
       order by similarity(lower(o.id), $4) desc, o.created_at desc limit ${limit}`,
      [start, `${likePart(typed.toLowerCase().slice(0, enough))}%`, end, typed.toLowerCase()],
    );
  };
