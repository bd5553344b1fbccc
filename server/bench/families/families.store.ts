import type { Client } from 'pg';
import { familiesOf } from '../population/population.store.ts';

interface Entered {
  readonly families: number;
  /** E-mail of a family that signed up by itself: the others have its password. */
  readonly like: string;
}

/** Puts paying families into a product's database, who can log in and hold a session. */
export const enterFamilies = async (client: Client, { families, like }: Entered) => {
  for (const { text } of familiesOf({ families, plays: 0 })) await client.query(text);
  await client.query(
    `update idp_account set password_hash = (select password_hash from idp_account where email = $1)
     where email <> $1`,
    [like],
  );
  await client.query(
    `update identity i set issuer = real.issuer
     from identity real join account a on a.id = real.account_id and a.email = $1
     where i.issuer = 'http://contoh'`,
    [like],
  );
  await client.query('vacuum analyze');
};

/** Every adult has allowed the outside model. */
export const allowModels = (client: Client) =>
  client.query(
    `insert into chat_settings (account_id, model_on, model_allowed_at)
     select id, true, now() from account on conflict (account_id) do update set model_on = true`,
  );

/** Nobody has asked anything yet today. */
export const forgetQuestions = (client: Client) =>
  client.query('truncate chat_day, chat_child_day, throttle');
