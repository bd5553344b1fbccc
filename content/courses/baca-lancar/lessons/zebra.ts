import { nameTasks } from '../generators/sentences.ts';
import { wordTasks } from '../generators/words.ts';
import { caption, lesson } from './making.ts';

export const zebra = lesson({
  island: 3,
  id: 'zebra',
  title: caption('Pulau Zebra', 'Zebra Island'),
  recap: caption(
    'Kamu membaca huruf langka:\nf, v, z, q, dan x.',
    'You read rare letters:\n[f, v, z, q] and [x].',
  ),
  skill: 'letters-fvzqx',
  look: [
    {
      say: caption(
        'Penghuni pulau ini langka.\nHuruf mereka juga langka!',
        'Rare folk live here.\nTheir letters are rare, too!',
      ),
    },
    {
      say: caption(
        'Huruf z: zebra.\nGigimu bergetar: zzz.',
        'The letter [z: zebra].\nYour teeth hum: zzz.',
      ),
      word: 'zebra',
    },
    {
      say: caption(
        'Huruf f: foto. Tiup pelan.\nHuruf v bunyinya sama.',
        'The letter [f: foto]. Just blow.\nThe letter [v] sounds the same.',
      ),
      word: 'foto',
    },
    {
      say: caption(
        'Huruf v: avokad.\nDitulis v, dibaca seperti f.',
        'The letter [v: avokad].\nWritten [v], it sounds like [f].',
      ),
      who: 'capit',
      word: 'avokad',
    },
    {
      say: caption(
        'Huruf q dan x di nama:\nQila dan Alex.',
        'Look for [q] and [x] in names:\n[Qila] and [Alex].',
      ),
    },
  ],
  tries: [
    {
      activity: 'spell',
      args: { word: 'zebra', by: 'syllables', many: 1, view: 1 },
      say: 'spell',
      weight: 0,
    },
    {
      activity: 'pick',
      args: { by: 'written', word: 'foto', shift: 0 },
      say: 'written',
      weight: 0,
    },
    { activity: 'pick', args: { by: 'tale', word: 'peluk-qila' }, say: 'ask', weight: 0 },
  ],
  bank: [...wordTasks('fvz'), ...nameTasks()],
  post: {
    to: 'qila alex zaki felix',
    who: 'zebra vina max',
    does: 'berfoto duduk menari',
    where: 'di-sofa di-kafe di-zaman-dulu',
    stamp: 'zebra foto avokad',
  },
});
