-- The words say for how long single answers are kept (docs/dpia.md). A new text is a new version: what
-- was agreed to before stays as it was, in its own words.
insert into consent_text (purpose, version, language, says) values
  ('use', '2026-11-25', 'id', 'Saya orang tua atau wali anak ini. Saya setuju Nobi menyimpan nama panggilan, hewan, bulan lahir, kelas, dan zona waktunya, apa yang ia mainkan dan bagaimana hasilnya (setiap jawaban selama 24 bulan, setelah itu hanya ringkasannya), kemajuan dan karyanya, serta obrolannya dengan Nobi selama 90 hari, agar ia dapat bermain dan belajar. Data ini tidak dijual dan tidak dipakai untuk iklan. Persetujuan ini bisa saya cabut kapan saja di Ruang orang tua; data anak ini lalu dihapus.'),
  ('use', '2026-11-25', 'en', 'I am the parent or guardian of this child. I agree that Nobi keeps the child’s name for home, animal, month of birth, class and time zone, what the child plays and how it goes (each single answer for 24 months, after that only the summary), progress and works, and for 90 days the chats with Nobi, so that the child can play and learn. These data are never sold and never used for advertising. I can withdraw this at any time in the parents’ room; this child’s data are then erased.');

-- A child who is added has a receipt of its own, too.
create or replace function give_consent(family uuid, child uuid, wanted text, version_shown text, way text)
returns void language sql as $$
  insert into consent (account_id, child_id, purpose, text_version, text_sha256, language, method,
    owes_receipt)
  select a.id, child, t.purpose, t.version, sha256(convert_to(t.says, 'UTF8')), t.language, way,
    way in ('parents_room', 'nobi_switch', 'child_added')
  from account a join consent_text t on t.language = a.language
  where a.id = family and t.purpose = wanted and t.version = version_shown
  on conflict do nothing
$$;

create or replace function child_has_consent() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('nobi.without_consent', true), '') <> 'on' then
    if new.changed_at is null then
      perform give_consent(new.account_id, new.id, 'use', '2025-04-02', 'sign_up');
    else
      -- The words that stand over the button of the form.
      perform give_consent(new.account_id, new.id, 'use', '2026-11-25', 'child_added');
    end if;
  end if;
  return null;
end $$;
