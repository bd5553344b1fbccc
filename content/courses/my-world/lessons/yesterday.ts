import { caption } from '../../../words/caption.ts';
import { yesterday as bank } from '../generators/later.ts';
import { both, lesson } from './making.ts';

export const yesterday = lesson({
  station: 11,
  id: 'yesterday',
  title: both('Kemarin', 'Yesterday'),
  recap: both(
    'Kamu mengisi buku harian Zib\ndengan yang sudah lewat.',
    "You filled Zib's diary\nwith what is over.",
  ),
  skill: 'sentence-past',
  look: [
    {
      say: both(
        'Zib datang, tetapi tertidur!\nBuku hariannya kosong.',
        'Zib came, and slept all day!\nThe diary is empty.',
      ),
      page: 'zib-yesterday',
    },
    {
      say: both(
        'Panah mundur: kemarin.\nKata kerja ditambah -ed.',
        'An arrow back: yesterday.\nThe verb takes -ed.',
      ),
      shows: { activity: 'build', args: { how: 'past-ed', who: 'sari', what: 'wash', view: 0 } },
    },
    {
      say: caption(
        'Banyak yang tidak ikut aturan:\n[eat] jadi [ate].',
        'Many go their own way:\neat becomes ate.',
      ),
      shows: { activity: 'build', args: { how: 'past-own', who: 'me', what: 'eat', view: 0 } },
    },
    {
      say: caption(
        '[Am] dan [is] jadi [was].\n[Are] jadi [were].',
        'Am and is become was.\nAre becomes were.',
      ),
      shows: { activity: 'build', args: { how: 'past-be', who: 'bayu', what: 'hungry', view: 0 } },
    },
    {
      say: caption('[Drop] jadi [dropped]: dua p.', 'Drop, dropped: double p.'),
      shows: { activity: 'spell', args: { how: 'past-ed', who: 'bayu', what: 'drop', view: 0 } },
    },
  ],
  tries: [
    {
      activity: 'build',
      args: { how: 'past-ed', who: 'mum', what: 'flowers', view: 2 },
      say: 'gap',
      difficulty: -3,
    },
    {
      activity: 'gather',
      args: { how: 'take-diary', who: 'bayu', what: 'eat', also: 'plant', where: 'bike', n: 0 },
      say: 'take-diary',
      difficulty: -2.6,
    },
    {
      activity: 'build',
      args: { how: 'past-own', who: 'grandpa', what: 'kite', view: 0 },
      say: 'build',
      difficulty: -2.4,
    },
  ],
  bank,
  make: { frame: 'past', things: ['wash', 'swim', 'kite', 'plant', 'find', 'bake', 'count'] },
});
