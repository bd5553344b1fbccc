import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const gHJC: CourseChecks[string] = [
  {
    id: 'first-part-of-jagung',
    about: 'g-h-j-c',
    skill: 'build-words',
    say: caption('Jagung: suku apa\nsebelum gung?', 'What comes before [gung]\nin [jagung], corn?'),
    hint: caption('Ucapkan jagung,\ndengar awalnya.', 'Say [jagung]\nand hear how it starts.'),
    show: ['jagung'],
    choices: ['s-ga', 's-ha', 's-ja'],
    answer: 's-ja',
  },
  {
    id: 'read-bunga',
    about: 'first-story',
    skill: 'read-words',
    say: caption('Baca kata ini.\nMana gambarnya?', 'Read this word.\nWhich picture fits?'),
    hint: caption('Baca bu, lalu nga.', 'Read [bu], then [nga].'),
    show: ['s-bunga'],
    choices: ['bunga', 'bulan', 'bumi'],
    answer: 'bunga',
  },
];
