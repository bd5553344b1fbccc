-- The words that an adult agrees to, as they were shown; kept for good, since a proof without its text
-- proves nothing. A new text is a new version, never a changed one.
create table consent_text (
  purpose text not null check (purpose in ('use', 'outside_model')),
  version text not null,
  language text not null check (language in ('id', 'en')),
  says text not null,
  primary key (purpose, version, language)
);
insert into consent_text (purpose, version, language, says) values
  ('use', '2025-04-02', 'id', 'Saya menyetujui Syarat dan Ketentuan'),
  ('use', '2025-04-02', 'en', 'I agree to the Terms and Conditions'),
  ('use', '2026-11-23', 'id', 'Saya orang tua atau wali anak ini. Saya setuju Nobi menyimpan nama panggilan, hewan, bulan lahir, kelas, dan zona waktunya, apa yang ia mainkan dan bagaimana hasilnya, simpanan dan karyanya, serta obrolannya dengan Nobi selama 90 hari, agar ia dapat bermain dan belajar. Data ini tidak dijual dan tidak dipakai untuk iklan. Persetujuan ini bisa saya cabut kapan saja di Ruang orang tua; data anak ini lalu dihapus.'),
  ('use', '2026-11-23', 'en', 'I am the parent or guardian of this child. I agree that Nobi keeps the child’s name for home, animal, month of birth, class and time zone, what the child plays and how it goes, saves and works, and for 90 days the talks with Nobi, so that the child can play and learn. These data are never sold and never used for advertising. I can withdraw this at any time in the parents’ room; this child’s data are then erased.'),
  ('outside_model', '2026-11-23', 'id', 'Model dari luar boleh menjawab. Hanya untuk pertanyaan yang tidak bisa dijawab Nobi bawaan. Pertanyaan anak dan beberapa giliran terakhir, tanpa data pribadi yang kami kenali, lalu dikirim ke penyedia model itu. Nama, email, dan akun tidak ikut dikirim. Di browser yang tidak bisa mendengar sendiri, rekaman pertanyaan lisan mungkin dikirim juga untuk dijadikan tulisan. Setiap jawaban diperiksa sebelum ditampilkan.'),
  ('outside_model', '2026-11-23', 'en', 'An outside model may answer. Only for questions that the built-in Nobi cannot answer. Your child’s question and the last few turns, without the personal data we recognise, then go to the provider of the model. Names, emails and accounts are not sent. Where the browser cannot listen by itself, the recording of a spoken question may go there too, to be turned into words. Every answer is checked before it is shown.');

-- What the adult of a family allows, purpose by purpose, and when they took it back. A row outlives its
-- child, for the proof is the adult's: so there is no reference to it.
create table consent (
  account_id uuid not null references account on delete cascade,
  id uuid not null default uuid_v7(),
  -- Null: for all children of the family.
  child_id uuid,
  purpose text not null check (purpose in ('use', 'outside_model')),
  text_version text not null,
  text_sha256 bytea not null,
  language text not null check (language in ('id', 'en')),
  -- How: with the account, with a child, in the parents' room, by Nobi's switch; `carried_over` had
  -- been given in another form before there were rows.
  method text not null
    check (method in ('sign_up', 'child_added', 'parents_room', 'nobi_switch', 'carried_over')),
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  -- Whether the letter about it is still to be written.
  owes_receipt boolean not null default false,
  primary key (account_id, id)
);
create unique index consent_given on consent (account_id, purpose, child_id) nulls not distinct
  where withdrawn_at is null;
create index consent_receipt on consent (account_id) where owes_receipt;

create function give_consent(family uuid, child uuid, wanted text, version_shown text, way text)
returns void language sql as $$
  insert into consent (account_id, child_id, purpose, text_version, text_sha256, language, method,
    owes_receipt)
  select a.id, child, t.purpose, t.version, sha256(convert_to(t.says, 'UTF8')), t.language, way,
    way in ('parents_room', 'nobi_switch')
  from account a join consent_text t on t.language = a.language
  where a.id = family and t.purpose = wanted and t.version = version_shown
  on conflict do nothing
$$;

-- No child without the adult's yes, also one whom an older process adds while this version is being
-- deployed: the sign-up covers the first child, and who adds another says so for it. Only the empty
-- place that stays after a withdrawal has none.
create function child_has_consent() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('nobi.without_consent', true), '') <> 'on' then
    if new.changed_at is null then
      perform give_consent(new.account_id, new.id, 'use', '2025-04-02', 'sign_up');
    else
      perform give_consent(new.account_id, new.id, 'use', '2026-11-23', 'child_added');
    end if;
  end if;
  return null;
end $$;
create trigger child_has_consent after insert on child
  for each row execute function child_has_consent();

-- Who removes a child takes back what was allowed for it.
create function child_takes_consent() returns trigger language plpgsql as $$
begin
  update consent set withdrawn_at = now(), owes_receipt = true
  where account_id = old.account_id and child_id = old.id and withdrawn_at is null;
  return null;
end $$;
create trigger child_takes_consent after delete on child
  for each row execute function child_takes_consent();

-- Nobi's switch and the list of consents are one: whichever is used, the row is written here.
create function model_has_consent() returns trigger language plpgsql as $$
begin
  if new.model_on then
    perform give_consent(new.account_id, null, 'outside_model', '2026-11-23', 'nobi_switch');
  else
    update consent set withdrawn_at = now(), owes_receipt = true
    where account_id = new.account_id and purpose = 'outside_model' and withdrawn_at is null;
  end if;
  return null;
end $$;
create trigger model_has_consent after insert or update of model_on on chat_settings
  for each row execute function model_has_consent();
