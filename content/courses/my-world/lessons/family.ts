import { caption } from '../../../words/caption.ts';
import { family as bank } from '../generators/home.ts';
import { both, lesson } from './making.ts';

export const family = lesson({
  station: 1,
  id: 'family',
  title: both('Keluargaku', 'My Family'),
  recap: caption(
    'Kamu menulis siapa mereka\ndengan [am, is], dan [are].',
    'You wrote who they are\nwith am, is and are.',
  ),
  skill: 'be-family',
  look: [
    {
      say: both(
        'Surat dari bulan!\nZib tidak tahu apa itu Bumi.',
        'A letter from the moon!\nZib knows nothing of Earth.',
      ),
      page: 'zib-hello',
    },
    {
      say: caption(
        'Kira membalas.\n[I] artinya aku, jadi [I] itu Kira.',
        'Kira writes back.\nWhoever writes says I.',
      ),
      page: 'kira-hello',
      who: 'me',
    },
    {
      say: both(
        'Zib membaca tiap kata.\nKata kecil tidak boleh hilang.',
        'Zib reads every word.\nNo little word may get lost.',
      ),
      page: 'zib-family',
    },
    {
      say: caption('Satu orang: [is].', 'One person: is.'),
      shows: { activity: 'build', args: { how: 'be-name', who: 'mum', what: 'happy', view: 0 } },
    },
    {
      say: caption('Dua orang: [are].', 'Two people: are.'),
      shows: {
        activity: 'build',
        args: { how: 'be-name', who: 'mum-dad', what: 'sleepy', view: 0 },
      },
    },
    {
      say: caption(
        'Perempuan: [she]. Laki-laki: [he].',
        'A girl or woman: she.\nA boy or man: he.',
      ),
      shows: {
        activity: 'build',
        args: { how: 'be-pro', who: 'grandpa', what: 'thirsty', view: 0 },
      },
    },
  ],
  tries: [
    {
      activity: 'build',
      args: { how: 'be-name', who: 'dad', what: 'tall', view: 2 },
      say: 'gap',
      difficulty: -3.2,
    },
    {
      activity: 'build',
      args: { how: 'be-name', who: 'me', what: 'happy', view: 0 },
      say: 'build',
      difficulty: -2.6,
    },
    {
      activity: 'pick',
      args: { how: 'be-pro', who: 'sari', what: 'hungry', way: 'write' },
      say: 'pick',
      difficulty: -2.6,
    },
  ],
  bank,
  make: {
    frame: 'this',
    things: ['mum', 'dad', 'sari', 'bayu', 'grandma', 'grandpa', 'cat', 'rabbit'],
  },
});
