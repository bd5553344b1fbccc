-- The key of account and child already ties a play session to its account, through the child. Asked
-- twice, the database looked up the account once more for every play session that begins.
alter table play_session drop constraint play_session_account_id_fkey;
