-- A question is a conversation: it can be answered, asked back about, closed and opened again.
alter table ticket
  add column state text not null default 'open'
    check (state in ('open', 'waiting', 'answered', 'closed')),
  -- Grows with every message; who answers says which they have seen.
  add column version int not null default 0,
  add column waiting_since timestamptz not null default now(),
  add column assigned_to uuid references account on delete set null;
update ticket set waiting_since = created_at,
  state = case when response is null then 'open' else 'answered' end,
  version = case when response is null then 0 else 1 end;

drop index ticket_open;
drop index ticket_answered;
create index ticket_state on ticket (state, waiting_since, id);
create index ticket_mine on ticket (assigned_to, state, waiting_since)
  where assigned_to is not null;

-- What was said after the first question.
create table ticket_message (
  id bigint generated always as identity primary key,
  ticket_id uuid not null references ticket on delete cascade,
  -- Of the colleague who wrote it; null: the family.
  staff_name text,
  text text not null,
  at timestamptz not null default now()
);
create index ticket_message_ticket on ticket_message (ticket_id, id);
insert into ticket_message (ticket_id, staff_name, text, at)
  select t.id, coalesce(a.display_name, 'Nobi'), t.response, t.responded_at
  from ticket t left join account a on a.id = t.responded_by where t.response is not null;

-- Ready words; {name} becomes the name of the family.
create table reply_template (
  id bigint generated always as identity primary key,
  language text not null check (language in ('id', 'en')),
  title text not null,
  text text not null,
  changed_at timestamptz not null default now()
);
insert into reply_template (language, title, text) values
  ('id', 'Pembayaran belum masuk', E'Halo {name}, terima kasih sudah menulis.\n\nKami sedang memeriksa pembayaran Anda. Jika uangnya sudah terpotong, paket akan terbuka begitu bank atau dompet digital mengabari kami, biasanya dalam beberapa menit. Mohon tunggu sebentar, lalu buka Nobi lagi.'),
  ('id', 'Cara mengganti kata sandi', E'Halo {name},\n\nbuka halaman masuk, pilih “Lupa kata sandi”, lalu ketik email Anda. Kami akan mengirim tautan untuk membuat kata sandi baru.'),
  ('id', 'Minta keterangan lagi', E'Halo {name}, terima kasih sudah memberi tahu kami.\n\nSupaya bisa kami periksa: perangkat apa yang dipakai (ponsel, tablet, atau laptop), dan apa yang muncul di layar?'),
  ('en', 'Payment has not arrived', E'Hello {name}, thank you for writing.\n\nWe are looking into your payment. If the money has left your account, the plan opens as soon as the bank or wallet tells us, usually within minutes. Please wait a little and open Nobi again.'),
  ('en', 'How to change the password', E'Hello {name},\n\nopen the login page, choose “Forgot password” and type your e-mail. We will send a link for a new password.'),
  ('en', 'Ask for details', E'Hello {name}, thank you for telling us.\n\nSo that we can look into it: which device do you use (phone, tablet or laptop), and what does the screen show?');
