-- By which a rating or a message that a browser sends again, perhaps days later, is known to have arrived.
alter table rating add column sent_key text;
alter table ticket add column sent_key text;
