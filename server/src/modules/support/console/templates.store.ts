import type { Language } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';

export interface TemplateForm {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
}

export interface TemplateRow extends TemplateForm {
  readonly id: string;
}

const columns = 'id::text as id, language, title, text';

export const templatesStore = (db: Queryable) => ({
  list: ({ order, limit, offset }: { order: 'asc' | 'desc'; limit: number; offset: number }) =>
    db.query<TemplateRow>(
      `select ${columns} from reply_template
       order by language desc, title ${order}, id limit $1 offset $2`,
      [limit, offset],
    ),

  async find(id: string) {
    const [row] = await db.query<TemplateRow>(
      `select ${columns} from reply_template where id = $1::bigint`,
      [id],
    );
    return row;
  },

  async add({ language, title, text }: TemplateForm) {
    const [row] = await db.query<{ id: string }>(
      `insert into reply_template (language, title, text) values ($1, $2, $3)
       returning id::text as id`,
      [language, title, text],
    );
    return row?.id ?? '';
  },

  change: (id: string, { language, title, text }: TemplateForm) =>
    db.query(
      `update reply_template set language = $2, title = $3, text = $4, changed_at = now()
       where id = $1::bigint`,
      [id, language, title, text],
    ),

  remove: (id: string) => db.query('delete from reply_template where id = $1::bigint', [id]),
});
