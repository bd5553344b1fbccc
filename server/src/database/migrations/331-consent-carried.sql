-- After the triggers, so that nobody falls between. Reads alone: nobody waits for it, and killed in the
-- middle it begins anew and ends the same. Whoever is here has agreed already and is not asked again.
insert into consent (account_id, child_id, purpose, text_version, text_sha256, language, method, given_at)
select c.account_id, c.id, t.purpose, t.version, sha256(convert_to(t.says, 'UTF8')), t.language,
  'carried_over', c.created_at
from child c join account a on a.id = c.account_id
  join consent_text t on t.purpose = 'use' and t.version = '2025-04-02' and t.language = a.language
on conflict do nothing;
insert into consent (account_id, purpose, text_version, text_sha256, language, method, given_at)
select s.account_id, t.purpose, t.version, sha256(convert_to(t.says, 'UTF8')), t.language,
  'carried_over', coalesce(s.model_allowed_at, s.changed_at)
from chat_settings s join account a on a.id = s.account_id
  join consent_text t on t.purpose = 'outside_model' and t.language = a.language
where s.model_on
on conflict do nothing;
