import { sentencesIn } from '../../build/sentences.ts';

export const errors = sentencesIn('en');
