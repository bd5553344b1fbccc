/**
 * What still keeps each table from where it is to lie (`placement.testing.ts`). The list only ever shrinks: a
 * test compares it with the schema, so a new key without the account or a new trigger is refused there.
 */
export const knownObstacles: Readonly<Record<string, readonly string[]>> = {
  account: ['trigger account_has_a_child', 'trigger account_needs_two'],
  chat_child_settings: ['trigger family_switch_is_told'],
  chat_flag: ['key chat_flag_pkey', 'foreign key chat_flag_turn_id_fkey'],
  chat_settings: ['trigger chat_settings_are_carried', 'trigger model_has_consent'],
  chat_turn: ['key chat_turn_pkey', 'foreign key chat_turn_conversation_id_fkey'],
  child: [
    'trigger child_has_consent',
    'trigger child_takes_carried_saves',
    'trigger child_takes_consent',
    'trigger child_takes_rows_before_children',
  ],
  consent: ['trigger consent_of_own_child'],
  content_report: ['foreign key content_report_turn_id_fkey'],
  conversation: ['key conversation_pkey'],
  email_confirmation: ['key email_confirmation_link_hash_key'],
  gift_link: ['key gift_link_pkey', 'key gift_link_token_hash_key'],
  granted_days: ['key granted_days_key_key', 'key granted_days_pkey'],
  identity: ['foreign key identity_account_id_fkey'],
  mismatch: [
    'foreign key mismatch_belongs_to_fkey',
    'foreign key mismatch_order_id_fkey',
    'foreign key mismatch_refund_key_fkey',
  ],
  money_back: [
    'key money_back_order_id_key',
    'key money_back_refund_key_key',
    'foreign key money_back_order_id_fkey',
    'foreign key money_back_refund_key_fkey',
  ],
  money_move: ['foreign key money_move_order_id_fkey'],
  orders: ['account_id may be empty', 'key orders_pkey', 'foreign key orders_gift_link_id_fkey'],
  period: ['foreign key period_granted_id_fkey', 'foreign key period_order_id_fkey'],
  play_work: ['trigger play_work_takes_the_carried'],
  proposal: ['trigger proposal_needs_two', 'foreign key proposal_account_id_fkey'],
  rating: ['key rating_pkey'],
  refund: [
    'no column account_id',
    'key refund_by_family',
    'key refund_pkey',
    'trigger refund_needs_two',
    'foreign key refund_order_id_fkey',
  ],
  report_whatsapp: ['key report_whatsapp_code_hash_key', 'key report_whatsapp_number_key'],
  safety_case: [
    'key safety_case_pkey',
    'trigger safety_case_needs_two',
    'foreign key safety_case_child',
    'foreign key safety_case_turn_id_fkey',
  ],
  safety_step: [
    'no column account_id',
    'key safety_step_pkey',
    'trigger safety_step_is_kept',
    'foreign key safety_step_case_id_fkey',
  ],
  session: ['key session_pkey', 'foreign key session_child'],
  staff: [
    'trigger staff_appointment_is_kept',
    'trigger staff_needs_two',
    'trigger staff_roles_need_two',
  ],
  ticket: ['key ticket_pkey'],
  ticket_message: [
    'no column account_id',
    'key ticket_message_pkey',
    'foreign key ticket_message_ticket_id_fkey',
  ],
  ticket_note: [
    'no column account_id',
    'key ticket_note_pkey',
    'foreign key ticket_note_ticket_id_fkey',
  ],
  voucher: ['foreign key voucher_order_id_fkey'],
};
