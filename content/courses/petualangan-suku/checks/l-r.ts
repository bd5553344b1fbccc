import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const lR: CourseChecks[string] = [
  {
    id: 'first-part-of-rusa',
    about: 'l-r',
    skill: 'blend',
    say: caption('Dengar: rusa.\nApa suku awalnya?', 'Listen: [rusa], a deer.\nHow does it start?'),
    hint: caption('Lidahmu bergetar dulu.', 'Your tongue rolls first.'),
    show: ['rusa'],
    choices: ['s-lu', 's-sa', 's-ru'],
    answer: 's-ru',
  },
  {
    id: 'read-nasi',
    about: 'n-s',
    skill: 'read-words',
    say: caption('Baca kata ini.\nMana gambarnya?', 'Read this word.\nWhich picture is it?'),
    hint: caption('Baca tiap suku: na, lalu si.', 'Read each part: [na], then [si].'),
    show: ['s-nasi'],
    choices: ['nasi', 'sapi', 'pena'],
    answer: 'nasi',
  },
];
