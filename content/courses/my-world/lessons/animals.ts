import { caption } from '../../../words/caption.ts';
import { animals as bank } from '../generators/outside.ts';
import { both, lesson } from './making.ts';

export const animals = lesson({
  station: 7,
  id: 'animals',
  title: both('Hewan Bisa Apa?', 'What Animals Can Do'),
  recap: both(
    'Kamu menulis apa yang bisa\ndan tidak bisa dilakukan hewan.',
    "You wrote what animals can\nand can't do.",
  ),
  skill: 'can-cant',
  look: [
    {
      say: both(
        'Oyen ditemukan! Zib bertanya:\nbisakah Oyen terbang?',
        'Oyen is back! Zib asks:\ncan Oyen fly?',
      ),
      page: 'zib-animals',
    },
    {
      say: caption(
        'Sesudah [can]\nkata kerja tidak berubah.',
        'After can\nthe verb never changes.',
      ),
      shows: { activity: 'build', args: { how: 'can-one', what: 'duck', also: 'swim', view: 0 } },
    },
    {
      say: caption("Tidak bisa: [can't].", "Not able to: can't."),
      shows: {
        activity: 'build',
        args: { how: 'can-not', what: 'elephant', also: 'fly', view: 0 },
      },
    },
    {
      say: caption('Bertanya: [can] pindah ke depan.', 'To ask, put can first.'),
      shows: {
        activity: 'build',
        args: { how: 'can-ask', what: 'octopus', also: 'jump', view: 0 },
      },
    },
  ],
  tries: [
    {
      activity: 'build',
      args: { how: 'can-one', what: 'frog', also: 'jump', view: 2 },
      say: 'gap',
      difficulty: -3,
    },
    {
      activity: 'gather',
      args: { how: 'take-can', what: 'climb', also: 'fly', n: 0 },
      say: 'take-can',
      difficulty: -2.6,
    },
    {
      activity: 'build',
      args: { how: 'can-not', what: 'snake', also: 'run', view: 0 },
      say: 'build',
      difficulty: -2.4,
    },
  ],
  bank,
  make: {
    frame: 'see',
    things: ['duck', 'frog', 'elephant', 'octopus', 'monkey', 'turtle', 'rabbit'],
  },
});
