/**
 * Where each table lies once the database is Citus: one coordinator and workers.
 * - `distributed`: split over the workers by the account, all rows of a family on one of them;
 * - `reference`: small, a copy on every node, so that rows of a family may be joined with it;
 * - `local`: on the coordinator alone;
 * - `retired`: empty since an earlier release, to be dropped before the first table is distributed.
 */
export type PlacementKind = 'distributed' | 'reference' | 'local' | 'retired';

export interface Placement {
  readonly kind: PlacementKind;
  readonly why: string;
}

const all = <Name extends string>(kind: PlacementKind, why: string, tables: readonly Name[]) =>
  Object.fromEntries(tables.map((table) => [table, { kind, why }]));

/** The column that says whose a row is. */
export const accountColumnOf = (table: string): string =>
  table === 'account' ? 'id' : 'account_id';

/** Every table of the schema `public`; a test asks for a row for a new one. */
export const placements: Readonly<Record<string, Placement>> = {
  ...all('distributed', 'the family itself and what it chose', [
    'account',
    'adult_pin',
    'child',
    'child_learning',
    'child_playtime',
    'consent',
    'email_confirmation',
    'promo_claim',
    'rating',
    'report_letter',
    'report_whatsapp',
  ]),
  ...all('distributed', 'asked by nearly every call, together with the family', ['session']),
  ...all('distributed', 'what a child does: nearly all rows and nearly all writes', [
    'evidence',
    'play_answer',
    'play_event',
    'play_save',
    'play_save_older',
    'play_session',
    'play_session_late',
    'play_work',
    'skill_claim',
    'skill_state',
  ]),
  ...all('distributed', 'talks with Nobi, their limits, and what the adult is told of them', [
    'chat_child_day',
    'chat_child_settings',
    'chat_day',
    'chat_flag',
    'chat_settings',
    'chat_turn',
    'content_report',
    'conversation',
    'safety_case',
    'safety_step',
  ]),
  ...all('distributed', 'what the family bought: access is worked out from it in each call', [
    'gift_link',
    'granted_days',
    'money_back',
    'orders',
    'period',
    'plan_letter_off',
    'refund',
    'reminder',
  ]),
  ...all('distributed', 'a conversation of a family with the team', [
    'ticket',
    'ticket_message',
    'ticket_note',
  ]),

  ...all('reference', 'a few rows that rows of a family name', ['consent_text', 'refund_rule']),

  ...all('local', 'a directory: says whose something is before the account is known', [
    'email_directory',
    'identity',
    'idp_account',
    'idp_known_device',
    'idp_reset_code',
    'order_directory',
    'session_directory',
  ]),
  ...all('local', 'a queue or a guard that all processes share, emptied within days', [
    'chat_hold',
    'chat_spend',
    'idp_throttle',
    'letter',
    'sandbox_notification',
    'sandbox_transaction',
    'throttle',
    'unclaimed_picture',
    'used_id_token',
    'whatsapp_message',
  ]),
  ...all('local', 'books, kept for good without the family and found by the order', [
    'gift_payer',
    'mismatch',
    'money_move',
    'payment_event',
    'voucher',
    'voucher_batch',
    'voucher_rule',
  ]),
  ...all('local', 'sums by day or skill, without any account', [
    'cohort_month',
    'insight_day',
    'insight_difficulty',
    'insight_item',
    'insight_lesson',
    'insight_mark',
    'insight_rating',
    'insight_skill',
    'insight_skill_stand',
    'insight_stop',
    'money_day',
    'subscriber_day',
  ]),
  ...all('local', 'what the team makes; processes remember it', [
    'course_edition',
    'guest_package',
    'lesson_draft',
    'lesson_version',
    'library_book',
    'library_book_version',
    'library_picture',
    'model_review',
    'reply_template',
    'staff_item',
    'voice_clip',
    'voice_pack',
    'voice_take',
  ]),
  ...all('local', 'the team: some hundred people, and what two of them have to agree on', [
    'proposal',
    'staff',
    'staff_audit',
    'staff_challenge',
    'staff_identity',
    'staff_invitation',
    'staff_passkey',
    'staff_passkey_challenge',
    'staff_recovery_code',
    'staff_second_factor',
    'staff_session',
    'staff_view',
  ]),
  ...all('local', 'of the installation itself', [
    'backup_run',
    'company_logo',
    'erasure',
    'idp_key',
    'installation',
    'invoice_seller',
    'schema_migration',
    'schema_progress',
    'secret',
    'setup_trial',
  ]),

  ...all('retired', 'carried to play_session, play_event and play_answer', [
    'course_answer',
    'course_event_before',
    'course_view',
    'game_event_before',
    'play',
    'tool_event_before',
    'tool_use',
  ]),
  ...all('retired', 'carried to play_save and play_work', [
    'course_save',
    'game_save',
    'tool_save',
    'tool_work',
  ]),
};

/** Functions that run where the family of their first argument lies (`delegate_by_account`). */
export const delegated: readonly string[] = [
  'keep_play_events(uuid, uuid, text, jsonb, double precision, timestamptz)',
];
