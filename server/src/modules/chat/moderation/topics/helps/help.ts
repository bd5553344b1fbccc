import type { HelpTopic, Severity } from '../../verdict.ts';
import type { Pattern } from '../pattern.rules.ts';

/** What shows that a child needs a person. */
export interface Help {
  readonly topic: HelpTopic;
  readonly severity: Severity;
  readonly signs: readonly Pattern[];
}
