import type { Lang } from '@nobi/kit/course';
import { en } from './numbers-en.ts';
import { id } from './numbers-id.ts';
import type { NumberWords } from './numbers-words.ts';

export const numberWords: Record<Lang, NumberWords> = { id, en };
