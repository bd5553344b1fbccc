import type { HelpTopic } from '../moderation/verdict.ts';

/** Who is told that a child needs a person. */
export interface Escalation {
  readonly isCase: boolean;
  readonly isForAdult: boolean;
  /** Nothing of the turn is shown where somebody of the family could read it. */
  readonly isHidden: boolean;
}

const family =
  /\b(?:a?yah|bapak|bapa|papa|papi|babeh|abi|ibu|mama|mami|bunda|umi|emak|om|paman|tante|bibi|kakak|kakek|nenek|opa|oma|abang|sepupu|orang ?tua|keluarga|rumah|dad|daddy|father|mom|mum|mommy|mummy|mother|stepdad|stepmom|stepfather|stepmother|parents?|brother|sister|uncle|aunt|grand(?:pa|ma|father|mother)|cousin|family|home)(?:ku|nya|mu)?\b/;

const ofTheHome: ReadonlySet<HelpTopic> = new Set(['violence_at_home', 'neglect']);
/** Staff follow it up, and the adult is told as well. */
const ofTheChild: ReadonlySet<HelpTopic> = new Set(['self_harm']);
const byAnybody: ReadonlySet<HelpTopic> = new Set(['sexual_abuse', 'danger_now']);

/**
 * Harm at home, or by somebody who may be of the family, goes to staff alone: to tell the one who
 * does it would make it worse. `plain` is the message as rules read it.
 */
export const escalationFor = (topic: HelpTopic, plain: string): Escalation => {
  const namesFamily = family.test(plain);
  const isStaffOnly = ofTheHome.has(topic) || (byAnybody.has(topic) && namesFamily);
  return {
    isCase: isStaffOnly || byAnybody.has(topic) || ofTheChild.has(topic),
    isForAdult: !isStaffOnly,
    isHidden: isStaffOnly || namesFamily,
  };
};
