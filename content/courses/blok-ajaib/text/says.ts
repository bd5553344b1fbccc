/** The goal of each kind of task: one line for ear and eye. What should be heard stands in the scene. */
import type { CourseTask } from '@nobi/kit/course';

type Say = CourseTask['say'];
const both = (id: string, en: string): Say => ({ id, en });

export const says = {
  row: both('Susun blok\nsampai musiknya pas.', 'Put blocks in order\nuntil the music fits.'),
  gap: both('Ada yang kurang.\nLengkapi programnya!', 'Something is missing.\nFinish the program!'),
  loop: both(
    'Tempatnya sedikit:\nulangi yang sama!',
    'There is little room:\nrepeat what is the same!',
  ),
  nested: both(
    'Taruh kotak ulang\ndi dalam kotak ulang.',
    'Put a repeat box\ninside a repeat box.',
  ),
  tapped: both(
    'Isi tiap topi:\nsiapa diketuk, bunyi apa?',
    'Fill each hat:\nwho is tapped, what plays?',
  ),
  asks: both(
    'Tiap tamu minta bunyi lain.\nPakai jika!',
    'Each guest wants another sound.\nUse if!',
  ),
  counts: both(
    'Tiap putaran berubah.\nPakai penghitung!',
    'Each round is different.\nUse the counter!',
  ),
  spell: both(
    'Isi mantranya sekali,\npakai berkali-kali.',
    'Fill the spell once,\nuse it many times.',
  ),
  ordered: both(
    'Mantra yang sama,\npesanan yang berbeda.',
    'The same spell,\nanother order each time.',
  ),
  sends: both('Kirim pesan pada ketukan\nyang pas.', 'Send the message\non the right beat.'),
  rules: both(
    'Susun aturan game\nsampai semuanya cocok.',
    'Put the rules together\nuntil everything fits.',
  ),
  mend: both('Ada satu yang keliru.\nPerbaiki!', 'There is a bug in it.\nFix it!'),
  many: both('Berapa kali ini terdengar?', 'How many times\ndo you hear this?'),
  which: both('Deret bunyi mana yang terdengar?', 'Which row do you hear?'),
} as const satisfies Record<string, Say>;

export type SayName = keyof typeof says;
