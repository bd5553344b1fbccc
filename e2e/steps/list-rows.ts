import type { Product } from '../product/product.ts';

/** More than a page of every list holds. */
const many = 'generate_series(1, 30) i';

const inserts = [
  `insert into account (id, email, display_name)
   select md5('list ' || i)::uuid, 'daftar-' || i || '@example.com', 'Keluarga Daftar ' || i from ${many}`,
  `insert into orders (id, account_id, plan, amount, gateway, state, flag, expires_at)
   select 'NB-daftar-' || i, md5('list ' || i)::uuid, 'regular', 15000, 'sandbox', 'paid', 'amount', now() from ${many}`,
  `insert into ticket (id, account_id, subject, message, category)
   select md5('list ' || i)::uuid, md5('list ' || i)::uuid, 'Pertanyaan ' || i, 'Tolong', 'general' from ${many}`,
  `insert into safety_case (account_id, topic) select md5('list ' || i)::uuid, 'neglect' from ${many}`,
  `insert into chat_flag (account_id, severity, topic, is_quoted)
   select md5('list ' || i)::uuid, 'medium', 'bullying', false from ${many}`,
  `insert into content_report (account_id, child_id, kind, item, reason)
   select md5('list ' || i)::uuid, first_child_of(md5('list ' || i)::uuid), 'game', 'nobi-pulang', 'wrong' from ${many}`,
  `insert into rating (account_id, stars, feedback)
   select md5('list ' || i)::uuid, 9, 'Anak senang' from ${many}`,
  `insert into mismatch (kind, gateway, named)
   select 'unknown_order', 'sandbox', 'daftar-' || i from ${many}`,
  `insert into guest_package
     (id, kind, slug, version, manifest, findings, files, bytes, uploaded_by, uploaded_email)
   select 'daftar-' || i, 'game', 'daftar-' || i, 1, '{"title":{"id":"Paket","en":"Package"}}', '[]', 3, 4000,
     gen_random_uuid(), 'rekan@example.com' from ${many}`,
  `insert into voucher_batch (id, plan, months, size, worth, last_day, note, made_by)
   select md5('list ' || i)::uuid, 'regular', 1, 1, 15000, current_date + 30, 'Daftar ' || i, s.id
   from ${many}, (select id from staff limit 1) s`,
  `insert into staff_audit (staff_id, staff_email, did, about)
   select gen_random_uuid(), 'rekan@example.com', 'family', 'daftar' from ${many}`,
];

/** The log is only ever added to; all else goes again, so that no other journey meets it. */
const deletes = [
  `delete from mismatch where named like 'daftar-%'`,
  `delete from orders where id like 'NB-daftar-%'`,
  `delete from guest_package where id like 'daftar-%'`,
  `delete from voucher_batch where note like 'Daftar %'`,
  // As nobody of the staff does it alone.
  `select set_config('nobi.erased_by', 'restore', true);
   delete from account where email like 'daftar-%@example.com'`,
];

/** Puts a page and more into each list, and answers how to take it away; somebody of the staff exists. */
export const fillLists = async ({ db }: Product) => {
  for (const text of [...deletes, ...inserts]) await db.query(text);
  return async () => {
    for (const text of deletes) await db.query(text);
  };
};
