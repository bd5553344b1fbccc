import type { ReplyOf, staff } from '@nobi/contract';
import { words } from '../../text/words.ts';

/** One case with its steps and the family. */
export type SafetyCase = ReplyOf<typeof staff.safetyCase>;

const topics: Readonly<Record<string, string>> = words.safety.topics;

/** A topic in words; one that has no words yet, as it is. */
export const topicOf = (topic: string) => topics[topic] ?? topic;
