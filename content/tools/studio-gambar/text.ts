/** All words of the studio. Names are said when a thing is picked; praise names what was tried. */
import type { Lang } from '@nobi/kit/guest';
import type { Mirror } from './marks.ts';
import type { BrushName, PaperName, StickerName } from './paints.ts';
import type { Technique } from './techniques.ts';

export interface Words {
  goal: string;
  brushes: Record<BrushName, string>;
  sizes: readonly [string, string, string];
  mirrors: Record<Mirror, string>;
  papers: Record<PaperName, string>;
  stickers: Record<StickerName, string>;
  tips: Record<Technique, string>;
  tab: Record<'brush' | 'color' | 'sticker' | 'magic', string>;
  part: Record<'brushes' | 'sizes' | 'colors' | 'stickers' | 'mirror' | 'paper' | 'work', string>;
  undo: string;
  redo: string;
  nothingLeft: string;
  finish: string;
  keep: string;
  kept: string;
  album: string;
  save: string;
  print: string;
  letGo: string;
  letGoHow: string;
  letGoAsk: string;
  letGoYes: string;
  gone: string;
  newSheet: string;
  close: string;
  work(number: number): string;
  film: string;
  filmRuns: string;
  filmOver: string;
  stop: string;
  nothingYet: string;
  clear: string;
  clearAsk: string;
  clearYes: string;
  clearNo: string;
  cleared: string;
  sheetFull: string;
  albumFull: string;
  albumYes: string;
  albumNo: string;
  bigger: string;
  smaller: string;
  remove: string;
  done: string;
  stuck: string;
  sheet: string;
  penDown: string;
  penUp: string;
  idleFirst: string;
  idleSecond: string;
  picture: string;
  recap(marks: number, techniques: number): string;
  recapEmpty: string;
}

const id: Words = {
  goal: 'Pilih kuas dan warna, lalu gambar sesukamu.',
  brushes: {
    crayon: 'Krayon',
    marker: 'Spidol',
    pencil: 'Pensil',
    watercolour: 'Cat air',
    stars: 'Kuas bintang',
    rainbow: 'Kuas pelangi',
    batik: 'Kuas batik',
    spray: 'Semprot',
    eraser: 'Penghapus',
  },
  sizes: ['Tipis', 'Sedang', 'Tebal'],
  mirrors: { off: 'Tanpa cermin', sides: 'Cermin kiri kanan', kawung: 'Cermin kawung' },
  papers: {
    cream: 'Kertas krem',
    night: 'Langit malam',
    sea: 'Laut',
    field: 'Sawah',
    batik: 'Titik batik',
    dusk: 'Senja',
    mountain: 'Gunung',
    road: 'Jalan raya',
  },
  stickers: {
    nobi: 'Nobi',
    tiger: 'Harimau',
    elephant: 'Gajah',
    turtle: 'Kura-kura',
    fish: 'Ikan',
    butterfly: 'Kupu-kupu',
    star: 'Bintang',
    moon: 'Bulan',
    sun: 'Matahari',
    cloud: 'Awan',
    flower: 'Bunga',
    tree: 'Pohon',
    house: 'Rumah',
    kite: 'Layang-layang',
    boat: 'Perahu',
    heart: 'Hati',
  },
  tips: {
    crayon: 'Krayon punya bintik-bintik. Mau coba?',
    marker: 'Spidol garisnya rata. Mau coba?',
    pencil: 'Pensil bisa menggambar halus. Mau coba?',
    watercolour: 'Cat air bisa ditumpuk. Mau coba?',
    stars: 'Ada kuas yang menabur bintang!',
    rainbow: 'Ada kuas pelangi. Mau coba?',
    batik: 'Ada kuas motif batik kawung.',
    spray: 'Semprot cat, seperti awan warna.',
    eraser: 'Penghapus juga bisa menggambar.',
    sticker: 'Mau tempel stiker? Buka kotak stiker.',
    sides: 'Cermin ajaib menggambar dua sisi.',
    kawung: 'Cermin kawung menggambar empat sisi.',
    paper: 'Kertasmu bisa jadi laut atau malam.',
    undo: 'Panah melengkung membatalkan satu langkah.',
    film: 'Gambarmu bisa ditonton jadi film.',
  },
  tab: { brush: 'Kuas', color: 'Warna', sticker: 'Stiker', magic: 'Kotak ajaib' },
  part: {
    brushes: 'Kuas',
    sizes: 'Tebal garis',
    colors: 'Warna',
    stickers: 'Stiker',
    mirror: 'Cermin',
    paper: 'Kertas',
    work: 'Karya',
  },
  undo: 'Batal satu langkah',
  redo: 'Ulangi langkah',
  nothingLeft: 'Sudah sampai ujung.',
  finish: 'Selesai',
  keep: 'Simpan ke Karyaku',
  kept: 'Gambarmu tersimpan di Karyaku.',
  album: 'Karyaku',
  save: 'Simpan gambar',
  print: 'Cetak gambar',
  letGo: 'Hapus gambar',
  letGoHow: 'Ketuk gambar yang mau dihapus.',
  letGoAsk: 'Hapus gambar ini dari Karyaku?',
  letGoYes: 'Hapus',
  gone: 'Gambarnya sudah dihapus.',
  newSheet: 'Kertas baru',
  close: 'Kembali menggambar',
  work: (number) => `Gambar ${number}`,
  film: 'Tonton filmnya',
  filmRuns: 'Lihat, gambarmu menggambar sendiri!',
  filmOver: 'Begitulah caramu menggambarnya.',
  stop: 'Berhenti',
  nothingYet: 'Gambar dulu sedikit, yuk.',
  clear: 'Hapus semua',
  clearAsk: 'Hapus semua gambar di kertas ini?',
  clearYes: 'Hapus',
  clearNo: 'Jangan',
  cleared: 'Kertasnya kosong lagi. Bisa dibatalkan.',
  sheetFull: 'Kertas ini penuh. Ambil kertas baru, yuk.',
  albumFull: 'Karyaku penuh. Boleh gambar lama ini diganti?',
  albumYes: 'Boleh',
  albumNo: 'Jangan',
  bigger: 'Besarkan',
  smaller: 'Kecilkan',
  remove: 'Lepas stiker',
  done: 'Tempel',
  stuck: 'Geser stikernya, lalu tempel.',
  sheet: 'Kertas gambar. Panah menggerakkan pena, spasi untuk menggambar.',
  penDown: 'Pena turun',
  penUp: 'Pena naik',
  idleFirst: 'Sentuh kertasnya, lalu geser jarimu.',
  idleSecond: 'Coba buat lingkaran besar di kertas.',
  picture: 'Gambarmu',
  recap: (marks, techniques) =>
    `Tadi kamu membuat ${marks} goresan dengan ${techniques} cara berbeda.`,
  recapEmpty: 'Kertasmu menunggu. Sampai nanti!',
};

const en: Words = {
  goal: 'Pick a brush and a colour, then draw anything.',
  brushes: {
    crayon: 'Crayon',
    marker: 'Marker',
    pencil: 'Pencil',
    watercolour: 'Watercolour',
    stars: 'Star brush',
    rainbow: 'Rainbow brush',
    batik: 'Batik brush',
    spray: 'Spray paint',
    eraser: 'Eraser',
  },
  sizes: ['Thin', 'Middle', 'Thick'],
  mirrors: { off: 'No mirror', sides: 'Left and right mirror', kawung: 'Kawung mirror' },
  papers: {
    cream: 'Cream paper',
    night: 'Night sky',
    sea: 'Sea',
    field: 'Rice field',
    batik: 'Batik dots',
    dusk: 'Sunset',
    mountain: 'Mountain',
    road: 'Road',
  },
  stickers: {
    nobi: 'Nobi',
    tiger: 'Tiger',
    elephant: 'Elephant',
    turtle: 'Turtle',
    fish: 'Fish',
    butterfly: 'Butterfly',
    star: 'Star',
    moon: 'Moon',
    sun: 'Sun',
    cloud: 'Cloud',
    flower: 'Flower',
    tree: 'Tree',
    house: 'House',
    kite: 'Kite',
    boat: 'Boat',
    heart: 'Heart',
  },
  tips: {
    crayon: 'Crayons leave little speckles. Want to try?',
    marker: 'Markers make smooth lines. Want to try?',
    pencil: 'A pencil draws fine lines. Want to try?',
    watercolour: 'Watercolours mix in layers. Want to try?',
    stars: 'One brush scatters stars!',
    rainbow: 'There is a rainbow brush. Want to try?',
    batik: 'One brush paints kawung batik.',
    spray: 'Spray paint makes clouds of colour.',
    eraser: 'The eraser can draw, too.',
    sticker: 'Want a sticker? Open the sticker box.',
    sides: 'The magic mirror draws on both sides.',
    kawung: 'The kawung mirror draws on four sides.',
    paper: 'Your paper can be the sea or the night.',
    undo: 'The bent arrow takes one step back.',
    film: 'You can watch your drawing as a film.',
  },
  tab: { brush: 'Brushes', color: 'Colours', sticker: 'Stickers', magic: 'Magic box' },
  part: {
    brushes: 'Brushes',
    sizes: 'Line size',
    colors: 'Colours',
    stickers: 'Stickers',
    mirror: 'Mirror',
    paper: 'Paper',
    work: 'My work',
  },
  undo: 'One step back',
  redo: 'One step forward',
  nothingLeft: 'That is all the way.',
  finish: 'All done',
  keep: 'Keep in My works',
  kept: 'Your drawing is in My works.',
  album: 'My works',
  save: 'Save picture',
  print: 'Print picture',
  letGo: 'Delete a drawing',
  letGoHow: 'Tap the drawing that should go.',
  letGoAsk: 'Delete this drawing from My works?',
  letGoYes: 'Delete',
  gone: 'The drawing is gone.',
  newSheet: 'New paper',
  close: 'Back to drawing',
  work: (number) => `Drawing ${number}`,
  film: 'Watch the film',
  filmRuns: 'Look, your drawing draws itself!',
  filmOver: 'That is how you drew it.',
  stop: 'Stop',
  nothingYet: 'Draw a little first.',
  clear: 'Wipe it all',
  clearAsk: 'Wipe everything off this paper?',
  clearYes: 'Wipe',
  clearNo: 'Keep it',
  cleared: 'A clean paper. You can still step back.',
  sheetFull: 'This paper is full. Take a new one.',
  albumFull: 'My works is full. May this old one go?',
  albumYes: 'Yes',
  albumNo: 'No',
  bigger: 'Bigger',
  smaller: 'Smaller',
  remove: 'Take off',
  done: 'Stick it',
  stuck: 'Move your sticker, then stick it.',
  sheet: 'Drawing paper. Arrows move the pen, space draws.',
  penDown: 'Pen down',
  penUp: 'Pen up',
  idleFirst: 'Touch the paper and move your finger.',
  idleSecond: 'Try a big circle on the paper.',
  picture: 'Your drawing',
  recap: (marks, techniques) =>
    `You made ${marks} ${marks === 1 ? 'mark' : 'marks'} in ${techniques} different ${techniques === 1 ? 'way' : 'ways'}.`,
  recapEmpty: 'Your paper will wait for you.',
};

export const words: Record<Lang, Words> = { id, en };
