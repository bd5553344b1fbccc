import type { Help } from './helps/help.ts';
import { lastingHelps } from './helps/lasting.rules.ts';
import { urgentHelps } from './helps/urgent.rules.ts';

/** What belongs to a person; the first that matches is the topic, so the gravest stand first. */
export const helps: readonly Help[] = [...urgentHelps, ...lastingHelps];
