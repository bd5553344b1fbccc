import type { RefuseTopic } from '../verdict.ts';
import type { Pattern } from './pattern.rules.ts';
import { horror, romance, sexual } from './refusals/adult.rules.ts';
import { crime, hate, jailbreak, privacy, profanity } from './refusals/conduct.rules.ts';
import { challenge, drugs, violence, weapons } from './refusals/dangerous.rules.ts';

/** What Nobi does not talk about; the first topic that matches is the topic. */
export const refusals: readonly (readonly [RefuseTopic, readonly Pattern[]])[] = [
  ['jailbreak', jailbreak],
  ['weapons', weapons],
  ['drugs', drugs],
  ['sexual', sexual],
  ['hate', hate],
  ['crime', crime],
  ['violence', violence],
  ['challenge', challenge],
  ['romance', romance],
  ['privacy', privacy],
  ['horror', horror],
  ['profanity', profanity],
];
