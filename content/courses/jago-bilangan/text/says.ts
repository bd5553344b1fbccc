/** The goal of each kind of task: one line for ear and eye. The numbers stand in the scene. */
import type { CourseTask } from '@nobi/kit/course';

type Say = CourseTask['say'];
const both = (id: string, en: string): Say => ({ id, en });

export const says = {
  build: both('Muat kereta\nseperti di papan.', 'Load the train\nas the sign says.'),
  gap: both(
    'Satu kemasan habis.\nMuat dengan yang lain!',
    'One kind has run out.\nUse the others!',
  ),
  tidy: both('Ikat tiap sepuluh\njadi satu kemasan besar.', 'Tie each ten\ninto one bigger pack.'),
  unload: both('Turunkan sebanyak\nangka di papan.', 'Unload what the sign says.'),
  worth: both('Berapa nilai angka\nyang menyala?', 'What is the glowing digit\nworth?'),
  crates: both('Berapa kerupuk semuanya?', 'How many crackers in all?'),
  parts: both('Gabungkan jadi satu bilangan.', 'Put them together\nas one number.'),
  read: both('Baca papannya.\nGerbong mana itu?', 'Read the sign.\nWhich wagon is it?'),
  words: both('Tulis bilangannya\ndi papan putar.', 'Write the number\non the turning board.'),
  up: both('Susun gerbong\ndari yang terkecil.', 'Line up the wagons,\nsmallest first.'),
  down: both('Susun gerbong\ndari yang terbesar.', 'Line up the wagons,\nlargest first.'),
  largest: both(
    'Susun bilangan terbesar\ndari angka ini.',
    'Make the largest number\nfrom these digits.',
  ),
  smallest: both(
    'Susun bilangan terkecil\ndari angka ini.',
    'Make the smallest number\nfrom these digits.',
  ),
  rail: both('Hentikan kereta\ntepat di bilangannya.', 'Stop the train\nright at the number.'),
  round10: both('Bulatkan ke puluhan terdekat.', 'Round to the nearest ten.'),
  round100: both('Bulatkan ke ratusan terdekat.', 'Round to the nearest hundred.'),
  round1000: both('Bulatkan ke ribuan terdekat.', 'Round to the nearest thousand.'),
  pour: both('Gabungkan dua muatan.\nIkat tiap sepuluh!', 'Join two loads.\nTie each ten!'),
  plus: both(
    'Jumlahkan.\nPutar papan di bawah garis.',
    'Add them.\nTurn the board below the line.',
  ),
  minus: both(
    'Kurangkan.\nPutar papan di bawah garis.',
    'Subtract.\nTurn the board below the line.',
  ),
  about: both('Kira-kira saja:\nmana yang paling dekat?', 'Estimate:\nwhich one is closest?'),
  balance: both(
    'Pindahkan sampai kaleng kiri\njadi ratusan bulat.',
    'Move a few\nuntil the left is whole hundreds.',
  ),
  near: both(
    'Hitung dalam hati.\nBulatkan salah satunya dulu.',
    'Work it out in your head.\nMake one number round first.',
  ),
  slide: both('Geser angkanya\nsampai nilainya pas.', 'Slide the digits\nuntil the value fits.'),
  times: both('Berapa hasil kalinya?\nPutar papannya.', 'What is the product?\nTurn the board.'),
  share: both('Bagi rata\nsampai tidak bisa lagi.', 'Share out equally\nuntil you cannot go on.'),
  divide: both(
    'Bagi rata. Berapa tiap piring,\ndan berapa sisanya?',
    'Share equally. How many each,\nand how many left?',
  ),
  story: both('Baca ceritanya.\nBerapa jawabannya?', 'Read the story.\nWhat is the answer?'),
} as const satisfies Record<string, Say>;

export type SayName = keyof typeof says;
