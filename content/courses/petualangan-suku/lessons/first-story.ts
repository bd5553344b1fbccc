import { besides } from '@nobi/kit/bank';
import type { CourseLesson } from '@nobi/kit/course';
import { caption } from '../../../words/caption.ts';
import { madeFor } from '../generators/made.ts';
import { building, ending, items, looks, page, picking } from './making.ts';

const id = 'first-story';

/** The story, page by page; the caption asks what to find out on each. */
const story = looks(id, [
  [
    caption('Cerita pertamamu!\nSiapa ini?', 'Your first story!\nWho is this?'),
    page('katak suka bulan', 'katak'),
  ],
  [caption('Di mana bulan?', 'Where is the moon?'), page('bulan ada di atas', 'bulan')],
  [caption('Robot punya apa?', 'What has the robot got?'), page('robot punya roket', 'robot')],
  [caption('Katak naik apa?', 'What does the frog ride?'), page('katak naik roket', 'roket')],
  [caption('Ada apa di langit?', 'What is out there?'), page('ada banyak bintang', 'bintang')],
  [caption('Ada apa di bulan?', 'What is on the moon?'), page('di bulan ada bunga', 'bunga')],
  [caption('Katak ke mana?', 'Where does the frog go?'), page('katak pulang ke bumi', 'bumi')],
  [
    caption('Bunga untuk siapa?\nTamat!', 'Who gets the flower?\nThe end!'),
    page('bunga ini untuk ibu', 'ibu'),
  ],
]);

export const firstStoryLesson: CourseLesson = {
  id,
  title: caption('Cerita pertama', 'First story'),
  recap: caption(
    'Kamu mengikuti satu cerita\ndan membuat ceritamu sendiri.',
    'You followed a story\nand made your own.',
  ),
  look: story,
  try: items('try', [
    [-2.6, picking('word', 'katak', ['katak', 'singa', 'sapi'])],
    [-2.2, page('katak naik', 'katak')],
    [-1.8, building('roket', ['ro', 'ket', 'bot'])],
  ]),
  play: {
    items: 6,
    bank: besides(
      items(id, [
        [-2.8, picking('word', 'bulan', ['bulan', 'roket', 'ibu'])],
        [-2.6, page('roket naik', 'roket')],
        [-2.4, ending('katak', ['k', 't', 'ng'])],
        [-2.2, picking('picture', 'bunga', ['bulan', 'bunga', 'bumi'])],
        [-2, building('robot', ['bot', 'ro', 'bo'])],
        [-1.8, page('katak main bola', 'bola')],
        [-1.6, picking('word', 'bintang', ['bintang', 'burung', 'udang'])],
        [-1.4, building('bulan', ['lan', 'bu', 'ban'])],
        [-1.2, page('robot minta tolong', 'robot')],
        [-1, ending('roket', ['t', 'k', 'n', 's'])],
        [-0.8, picking('picture', 'roket', ['robot', 'roket', 'roti', 'katak'])],
        [-0.6, page('ibu tanam bunga', 'bunga')],
        [-0.4, building('katak', ['tak', 'ka', 'kat', 'ta'])],
        [-0.2, page('burung bernyanyi di kapal', 'burung')],
        [0, picking('word', 'kapal', ['katak', 'kado', 'kapal', 'kaki'])],
        [0.2, building('bintang', ['tang', 'bin', 'tan', 'bing'])],
        [0.4, page('tikus dan semut makan melon', 'melon')],
        [0.6, page('singa itu punya balon biru', 'singa')],
        [0.8, page('penyu dan ikan tidur di laut', 'penyu')],
        [1, page('ini buku nina dan ibu', 'buku')],
      ]),
      madeFor(id),
    ),
  },
  make: {
    id: 'own-tale',
    activity: 'tale',
    say: caption(
      'Buat ceritamu sendiri.\nPilih kata-katanya.',
      'Make your own story.\nPick its words.',
    ),
    args: {
      first: ['katak', 'ibu', 'singa', 'robot'],
      second: ['lari', 'tidur', 'bernyanyi', 'pulang'],
    },
  },
};
