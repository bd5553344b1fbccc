import { writingTasks } from '../generators/sentences.ts';
import { caption, lesson } from './making.ts';

export const nama = lesson({
  island: 10,
  id: 'nama',
  title: caption('Pulau Nama', 'Name Island'),
  recap: caption(
    'Kamu memberi kalimat\nhuruf besar dan titik.',
    'You gave sentences\ncapitals and a full stop.',
  ),
  skill: 'sentence-marks',
  look: [
    {
      say: caption(
        'Capit menggunting titik\ndan huruf besar. Aduh!',
        'Capit snipped off full stops\nand capitals. Oh no!',
      ),
      who: 'capit',
    },
    {
      say: caption('Kalimat dimulai\ndengan huruf besar.', 'A sentence begins\nwith a capital.'),
      who: 'penyu',
    },
    {
      say: caption(
        'Nama juga: Wati, Joko, Bali.\nNama selalu berhuruf besar.',
        'Names, too: Wati, Joko, Bali.\nThey always have a capital.',
      ),
      who: 'penyu',
    },
    {
      say: caption(
        'Di akhir ada titik.\nBerhenti, lalu bernapas.',
        'A full stop ends it.\nStop, then breathe.',
      ),
    },
  ],
  tries: [
    {
      activity: 'mend',
      args: { words: ['wati', 'naik', 'perahu'], names: [0] },
      say: 'mend',
      weight: 0,
    },
    {
      activity: 'mend',
      args: { words: ['kucing', 'itu', 'milik', 'joko'], names: [3] },
      say: 'mend',
      weight: 0,
    },
    {
      activity: 'row',
      args: { words: ['yuni', 'membawa', 'peta'], names: [0] },
      say: 'row',
      weight: 0,
    },
  ],
  bank: writingTasks(),
  post: {
    to: 'wati joko qila',
    who: 'wati joko zaki yuni',
    does: 'naik-perahu membawa-surat bermain-bola',
    where: 'ke-rumah di-kapal di-pantai',
    stamp: 'perahu kertas bola',
  },
});
