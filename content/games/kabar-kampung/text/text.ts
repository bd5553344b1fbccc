import type { Lang } from '@nobi/kit/guest';
import { en } from './en.ts';
import { id } from './id.ts';
import type { Words } from './words.ts';

export const words: Record<Lang, Words> = { id, en };
