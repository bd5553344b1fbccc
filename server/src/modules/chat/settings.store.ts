import type { AgeBand } from '@nobi/contract';
import type { Queryable } from '../../database/database.ts';

/** Payload: the account whose answers on their way must end. */
export const chatWithdrawn = 'chat_withdrawn';

export interface ChatSettings {
  readonly nobi_on: boolean;
  readonly model_on: boolean;
  readonly voice_on: boolean;
  /** Null while the adult has not said. */
  readonly age_band: AgeBand | null;
}

type Changes = { readonly [Name in keyof ChatSettings]?: ChatSettings[Name] | undefined };

const noChoice: ChatSettings = {
  nobi_on: true,
  model_on: false,
  voice_on: true,
  age_band: null,
};

export const chatSettingsStore = (db: Queryable) => ({
  async find(accountId: string): Promise<ChatSettings> {
    const [row] = await db.query<ChatSettings>(
      'select nobi_on, model_on, voice_on, age_band from chat_settings where account_id = $1',
      [accountId],
    );
    return row ?? noChoice;
  },

  /** Every process hears of a switch that goes off, and ends what it is answering. */
  async save(accountId: string, changes: Changes): Promise<ChatSettings> {
    const { nobi_on, model_on, voice_on, age_band } = changes;
    const [row] = await db.query<ChatSettings>(
      `with saved as (
         insert into chat_settings as s (account_id, nobi_on, model_on, voice_on, model_allowed_at,
           age_band)
         values ($1, coalesce($2::boolean, true), coalesce($3::boolean, false),
           coalesce($4::boolean, true), case when $3 then now() end, $6)
         on conflict (account_id) do update set
           nobi_on = coalesce($2, s.nobi_on), model_on = coalesce($3, s.model_on),
           voice_on = coalesce($4, s.voice_on), changed_at = now(),
           model_allowed_at = case when coalesce($3, s.model_on)
             then coalesce(s.model_allowed_at, now()) end,
           age_band = case when $5 then $6 else s.age_band end
         returning nobi_on, model_on, voice_on, age_band
       )
       select nobi_on, model_on, voice_on, age_band,
         case when not nobi_on or $3 = false then pg_notify('${chatWithdrawn}', $1::text) end as told
       from saved`,
      [
        accountId,
        nobi_on ?? null,
        model_on ?? null,
        voice_on ?? null,
        // Null is a choice of its own: the adult no longer says.
        age_band !== undefined,
        age_band ?? null,
      ],
    );
    return row ?? noChoice;
  },
});

export type ChatSettingsStore = ReturnType<typeof chatSettingsStore>;
