/** The goal of each kind of task: one line for ear and eye. What is to be read stands in the scene. */
import type { CourseTask } from '@nobi/kit/course';

type Say = CourseTask['say'];
export const both = (id: string, en: string): Say => ({ id, en });

export const says = {
  build: both('Tulis untuk Zib:\napa isi gambarnya?', 'Write to Zib:\nwhat does the picture say?'),
  ask: both('Tulis pertanyaannya\nuntuk Zib.', 'Write the question\nfor Zib.'),
  gap: both('Lengkapi suratnya\nsesuai gambar.', 'Complete the letter.\nLook at the picture.'),
  spell: both('Satu kata hilang.\nTulis hurufnya.', 'One word is missing.\nSpell it.'),
  pick: both('Kalimat mana\nyang cocok?', 'Which sentence fits?'),
  read: both('Baca: gambar mana\nyang cocok?', 'Read: which picture fits?'),
  'take-people': both(
    'Siapa yang perasaannya sama?\nBaca, lalu panggil mereka.',
    'Who feels the same?\nRead, then call them.',
  ),
  'take-likes': both('Baca, lalu isi piring\nkesukaannya.', 'Read, then fill the plate.'),
  'take-order': both(
    'Baca pesanannya,\nlalu isi piringnya.',
    'Read the order,\nthen fill the plate.',
  ),
  'take-bag': both(
    'Baca, lalu isi tasnya\npersis seperti itu.',
    'Read, then pack the bag\njust like that.',
  ),
  'take-not': both(
    'Baca, lalu isi tasnya.\nAwas kata tidak!',
    'Read, then pack the bag.\nWatch out for not!',
  ),
  'take-wear': both('Baca, lalu pakaikan\nbaju yang disebut.', 'Read, then put on\nwhat it says.'),
  'take-can': both('Teka-teki: hewan apa saja?', 'A riddle! Which animals\nare they?'),
  'take-diary': both('Yang sudah lewat\nmasuk buku harian.', 'What is over\ngoes into the diary.'),
  'take-did': both(
    'Baca, lalu ambil\nyang benar-benar terjadi.',
    'Read, then take\nwhat really happened.',
  ),
  house: both('Baca, lalu taruh\ndi tempatnya.', 'Read, then put it\nwhere it belongs.'),
  street: both('Baca, lalu bangun\ngedungnya di sana.', 'Read, then build it there.'),
  walk: both('Baca: Kira sampai\ndi mana?', 'Read: where does Kira\nend up?'),
  week: both('Baca, lalu pilih harinya.', 'Read, then choose the day.'),
  clock: both('Baca, lalu setel jamnya.', 'Read, then set the clock.'),
  rows: both('Susun surat Kira\nbaris demi baris.', "Put Kira's letter\nin order, row by row."),
} satisfies Record<string, Say>;
export type SayName = keyof typeof says;
