/** All words of the studio. Names are said when a thing is picked; praise names what was tried. */
import type { Lang } from '@nobi/kit/guest';
import type { InstrumentName } from './instruments.ts';
import type { Layer } from './song.ts';
import type { Technique } from './techniques.ts';
import type { TempoName } from './tempos.ts';

export type MagicName = 'echo' | 'mirror' | 'flip' | 'repeat' | 'clear' | 'new' | 'album' | 'save';

export interface Words {
  goal: string;
  layers: Record<Layer, string>;
  instruments: Record<InstrumentName, string>;
  tempos: Record<TempoName, string>;
  tips: Record<Technique, string>;
  magic: Record<MagicName, string>;
  done: Record<MagicName, string>;
  echoOff: string;
  play: string;
  stop: string;
  plays: string;
  page: readonly [string, string];
  box: string;
  pads: string;
  padsOpen: string;
  grid: string;
  gridName: string;
  square(step: number, row: number): string;
  drumRows: readonly [string, string, string, string, string];
  kitchenRows: readonly [string, string, string, string, string];
  record: string;
  records: string;
  recorded: string;
  undo: string;
  nothingLeft: string;
  finish: string;
  close: string;
  choose: string;
  nothingYet: string;
  albumFull: string;
  letGo: string;
  letGoHow: string;
  letGoAsk: string;
  yes: string;
  no: string;
  gone: string;
  song(number: number): string;
  idleFirst: string;
  idleSecond: string;
  picture: string;
  recap(notes: number, ways: number): string;
  recapEmpty: string;
}

const id: Words = {
  goal: 'Sentuh kotak, lalu putar lagumu.',
  layers: { melody: 'Melodi', bass: 'Nada rendah', drums: 'Pukulan' },
  instruments: {
    saron: 'Saron',
    angklung: 'Angklung',
    kalimba: 'Kalimba',
    marimba: 'Marimba',
    suling: 'Suling',
    gong: 'Gong',
    bamboo: 'Bambu besar',
    kendang: 'Kendang',
    kitchen: 'Musik dapur',
  },
  tempos: {
    snail: 'Pelan sekali, seperti siput',
    turtle: 'Pelan, seperti penyu',
    elephant: 'Santai, seperti gajah',
    rabbit: 'Lincah, seperti kelinci',
    horse: 'Berlari, seperti kuda',
  },
  tips: {
    notes: 'Sentuh satu kotak. Kotaknya akan berbunyi.',
    play: 'Sentuh tombol kuning untuk memutar lagumu.',
    drums: 'Mau menambah kendang? Sentuh gambar gendang.',
    bass: 'Lagumu bisa punya gong. Mau coba?',
    tempo: 'Sentuh gambar binatang. Lagunya berubah kecepatan.',
    instrument: 'Ada alat musik lain. Mau coba?',
    pads: 'Sentuh gambar tangan, lalu main langsung.',
    echo: 'Coba gema. Ada di kotak ajaib.',
    mirror: 'Coba cerminkan melodimu dari kotak ajaib.',
    record: 'Bunyi dari tanganmu bisa direkam. Mau coba?',
    page: 'Lagumu bisa lebih panjang. Buka halaman dua.',
    flip: 'Coba balik nada tinggi jadi rendah.',
    repeat: 'Coba ulang bagian pertama di halaman dua.',
    save: 'Lagumu bisa disimpan sebagai suara.',
  },
  magic: {
    echo: 'Gema',
    mirror: 'Cermin',
    flip: 'Balik',
    repeat: 'Ulang',
    clear: 'Kosongkan',
    new: 'Lagu baru',
    album: 'Karyaku',
    save: 'Simpan suara',
  },
  done: {
    echo: 'Sekarang melodimu bergema.',
    mirror: 'Halaman dua memainkannya dari belakang.',
    flip: 'Yang tinggi jadi rendah. Dengarkan!',
    repeat: 'Bagian pertama kini dimainkan dua kali.',
    clear: 'Sudah kosong. Bisa dibatalkan.',
    new: 'Lagu baru. Mulai dari kotak mana saja.',
    album: 'Karyaku',
    save: 'Simpan suara',
  },
  echoOff: 'Gemanya berhenti.',
  play: 'Putar lagu',
  stop: 'Berhenti',
  plays: 'Ayo tepuk tangan bersama Nobi!',
  page: ['Halaman satu', 'Halaman dua'],
  box: 'Kotak ajaib',
  pads: 'Main langsung',
  padsOpen: 'Sentuh warna-warna dan dengarkan.',
  grid: 'Kembali ke kotak lagu',
  gridName: 'Kotak lagu. Panah berpindah, spasi menyalakan nada.',
  square: (step, row) => `Ketuk ${step}, baris ${row}`,
  drumRows: ['Kecrek', 'Tepuk', 'Tak', 'Tong', 'Dung'],
  kitchenRows: ['Gelas', 'Tepuk', 'Sendok', 'Panci', 'Ember'],
  record: 'Rekam',
  records: 'Mainkan, Nobi mencatat nadamu.',
  recorded: 'Nadamu sudah ada di lagu.',
  undo: 'Batal satu langkah',
  nothingLeft: 'Sudah sampai awal.',
  finish: 'Selesai',
  close: 'Kembali ke lagu',
  choose: 'Pilih alat musik',
  nothingYet: 'Nyalakan satu kotak dulu, yuk.',
  albumFull: 'Karyaku penuh. Hapus satu lagu dulu, ya.',
  letGo: 'Hapus lagu',
  letGoHow: 'Ketuk lagu yang mau dihapus.',
  letGoAsk: 'Hapus lagu ini dari Karyaku?',
  yes: 'Hapus',
  no: 'Jangan',
  gone: 'Lagunya sudah dihapus.',
  song: (number) => `Lagu ${number}`,
  idleFirst: 'Sentuh satu kotak. Kotaknya akan berbunyi.',
  idleSecond: 'Nyalakan tiga kotak, lalu tombol kuning.',
  picture: 'Lagumu',
  recap: (notes, ways) => `Tadi kamu menyalakan ${notes} nada dengan ${ways} cara berbeda.`,
  recapEmpty: 'Lagumu menunggu. Sampai nanti!',
};

const en: Words = {
  goal: 'Touch squares and play your song.',
  layers: { melody: 'Melody', bass: 'Low notes', drums: 'Drums' },
  instruments: {
    saron: 'Saron',
    angklung: 'Angklung',
    kalimba: 'Kalimba',
    marimba: 'Marimba',
    suling: 'Bamboo flute',
    gong: 'Gong',
    bamboo: 'Big bamboo',
    kendang: 'Kendang drums',
    kitchen: 'Kitchen band',
  },
  tempos: {
    snail: 'Very slow, like a snail',
    turtle: 'Slow, like a turtle',
    elephant: 'Easy, like an elephant',
    rabbit: 'Hopping, like a rabbit',
    horse: 'Running, like a horse',
  },
  tips: {
    notes: 'Touch one square. It will ring.',
    play: 'Touch the yellow button to play your song.',
    drums: 'Want some drums? Touch the drum picture.',
    bass: 'Your song can have a gong. Want to try?',
    tempo: 'Touch the animal to change the speed.',
    instrument: 'There are other instruments. Want to try?',
    pads: 'Touch the hand, then play by yourself.',
    echo: 'Try an echo. Look in the magic box.',
    mirror: 'Mirror your melody from the magic box.',
    record: 'You can record what your hands play.',
    page: 'Your song can be longer. Open page two.',
    flip: 'Try turning high notes into low ones.',
    repeat: 'Try playing the first part twice.',
    save: 'You can save your song as a sound.',
  },
  magic: {
    echo: 'Echo',
    mirror: 'Mirror',
    flip: 'Flip',
    repeat: 'Repeat',
    clear: 'Empty it',
    new: 'New song',
    album: 'My works',
    save: 'Save sound',
  },
  done: {
    echo: 'Now your melody has an echo.',
    mirror: 'Page two plays it backwards.',
    flip: 'High notes are low now. Listen!',
    repeat: 'The first part plays twice now.',
    clear: 'All empty. You can still step back.',
    new: 'A new song. Start with any square.',
    album: 'My works',
    save: 'Save sound',
  },
  echoOff: 'The echo is off.',
  play: 'Play the song',
  stop: 'Stop',
  plays: 'Clap along with Nobi!',
  page: ['Page one', 'Page two'],
  box: 'Magic box',
  pads: 'Play by hand',
  padsOpen: 'Touch the colours and listen.',
  grid: 'Back to the squares',
  gridName: 'Song squares. Arrows move, space turns a note on.',
  square: (step, row) => `Beat ${step}, row ${row}`,
  drumRows: ['Shaker', 'Clap', 'Tak', 'Tong', 'Dung'],
  kitchenRows: ['Glass', 'Clap', 'Spoon', 'Pan', 'Bucket'],
  record: 'Record',
  records: 'Play, and Nobi writes your notes down.',
  recorded: 'Your notes are in the song now.',
  undo: 'One step back',
  nothingLeft: 'That is the very beginning.',
  finish: 'All done',
  close: 'Back to the song',
  choose: 'Pick an instrument',
  nothingYet: 'Light up one square first.',
  albumFull: 'My works is full. Delete one song first.',
  letGo: 'Delete a song',
  letGoHow: 'Tap the song that should go.',
  letGoAsk: 'Delete this song from My works?',
  yes: 'Delete',
  no: 'Keep it',
  gone: 'The song is gone.',
  song: (number) => `Song ${number}`,
  idleFirst: 'Touch one square. It will ring.',
  idleSecond: 'Light up three squares, then the yellow button.',
  picture: 'Your song',
  recap: (notes, ways) =>
    `You lit up ${notes} ${notes === 1 ? 'note' : 'notes'} in ${ways} different ${ways === 1 ? 'way' : 'ways'}.`,
  recapEmpty: 'Your song will wait for you.',
};

export const words: Record<Lang, Words> = { id, en };
