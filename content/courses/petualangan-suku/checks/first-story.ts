import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const firstStory: CourseChecks[string] = [
  {
    id: 'what-the-frog-rode',
    about: 'first-story',
    skill: 'read-lines',
    say: caption('Di cerita tadi,\nkatak naik apa?', 'In the story,\nwhat did the frog ride?'),
    hint: caption('Katak terbang ke bulan.', 'The frog flew to the moon.'),
    show: ['katak'],
    choices: ['kapal', 'kuda', 'roket'],
    answer: 'roket',
  },
  {
    id: 'read-penyu',
    about: 'ng-ny',
    skill: 'read-words',
    say: caption('Baca kata ini.\nHewan apa itu?', 'Read this word.\nWhich animal is it?'),
    hint: caption('n dan y menjadi satu bunyi.', '[n] and [y] make one sound.'),
    show: ['s-penyu'],
    choices: ['penyu', 'singa', 'udang'],
    answer: 'penyu',
  },
];
