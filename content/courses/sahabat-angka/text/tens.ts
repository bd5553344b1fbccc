import type { Lang } from '@nobi/kit/course';
import { en } from './tens-en.ts';
import { id } from './tens-id.ts';
import type { TensWords } from './tens-words.ts';

export const tensWords: Record<Lang, TensWords> = { id, en };
