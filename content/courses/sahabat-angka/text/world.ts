import type { Lang } from '@nobi/kit/course';
import { en } from './world-en.ts';
import { id } from './world-id.ts';
import type { WorldWords } from './world-words.ts';

export const worldWords: Record<Lang, WorldWords> = { id, en };
