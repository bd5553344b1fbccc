/** What belongs to a person, not to a computer program. */
export type HelpTopic =
  | 'self_harm'
  | 'violence_at_home'
  | 'sexual_abuse'
  | 'bullying'
  | 'neglect'
  | 'danger_now'
  | 'body_image'
  | 'sadness';

/** What Nobi does not talk about with children. */
export type RefuseTopic =
  | 'weapons'
  | 'drugs'
  | 'sexual'
  | 'violence'
  | 'hate'
  | 'crime'
  | 'challenge'
  | 'romance'
  | 'privacy'
  | 'jailbreak'
  | 'horror'
  | 'profanity';

/** `high` is told to an adult at once, `medium` when they look. */
export type Severity = 'medium' | 'high';

/** What is to be done with a child's message; `isCareful` asks for a gentler tone. */
export type Verdict =
  | { readonly kind: 'answer'; readonly isCareful: boolean }
  | { readonly kind: 'help'; readonly topic: HelpTopic; readonly severity: Severity }
  | { readonly kind: 'refuse'; readonly topic: RefuseTopic };

/** Why a sentence of an answer may not be shown. */
export type SentenceFault =
  | RefuseTopic
  | 'self_harm'
  | 'asks_personal'
  | 'secrecy'
  | 'claims_human'
  | 'unfit'
  | 'contact'
  | 'canary';
