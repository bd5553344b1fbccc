import type { ListView, ViewList } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';

export interface NewView extends Omit<ListView, 'id' | 'is_mine' | 'owner'> {
  readonly list: ViewList;
}

/** Views of lists, by who saved them. */
export const viewsStore = (db: Queryable) => ({
  /** One's own first, each by name; of colleagues who have left none. */
  seenBy: (staffId: string, list: ViewList) =>
    db.query<ListView>(
      `select v.id, v.name, v.filters, v.sort_order as "order", v.hidden,
         v.is_default and v.staff_id = $1 as is_default, v.is_shared, v.staff_id = $1 as is_mine,
         p.display_name as owner
       from staff_view v join staff p on p.id = v.staff_id
       where v.list = $2 and (v.staff_id = $1 or v.is_shared)
       order by v.staff_id <> $1, lower(v.name), v.id limit 200`,
      [staffId, list],
    ),

  /** How many others there are of this list; holds the person until the transaction ends. */
  async countOthers(staffId: string, { list, name }: NewView): Promise<number> {
    await db.query('select 1 from staff where id = $1 for no key update', [staffId]);
    const [row] = await db.query<{ others: number }>(
      `select count(*)::int as others from staff_view
       where staff_id = $1 and list = $2 and name <> $3`,
      [staffId, list, name],
    );
    return row?.others ?? 0;
  },

  /** The list opens with one view at most. */
  dropDefault: (staffId: string, list: ViewList) =>
    db.query(
      'update staff_view set is_default = false where staff_id = $1 and list = $2 and is_default',
      [staffId, list],
    ),

  async save(staffId: string, view: NewView): Promise<string> {
    const [row] = await db.query<{ id: string }>(
      `insert into staff_view
         (staff_id, list, name, filters, sort_order, hidden, is_default, is_shared)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (staff_id, list, name) do update set filters = excluded.filters,
         sort_order = excluded.sort_order, hidden = excluded.hidden,
         is_default = excluded.is_default, is_shared = excluded.is_shared
       returning id`,
      [
        staffId,
        view.list,
        view.name,
        JSON.stringify(view.filters),
        view.order,
        view.hidden,
        view.is_default,
        view.is_shared,
      ],
    );
    if (!row) throw new Error('a view was not written');
    return row.id;
  },

  async remove(staffId: string, id: string): Promise<boolean> {
    const rows = await db.query(
      'delete from staff_view where staff_id = $1 and id = $2 returning 1',
      [staffId, id],
    );
    return rows.length > 0;
  },

  removeAllOf: (staffId: string) =>
    db.query('delete from staff_view where staff_id = $1', [staffId]),
});
