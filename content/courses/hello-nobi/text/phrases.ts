import { entryOf } from '../rules/lexicon.ts';

export const english = (name: string): string => entryOf(name).en;
