/** What the kinds and categories are called by children, in both languages. */
export const called: Record<string, string> = {
  game: 'game permainan',
  course: 'kursus course pelajaran lesson belajar learn',
  tool: 'alat tool kreasi create buat make',
  math: 'matematika math hitung angka number bilangan count',
  english: 'inggris english',
  coding: 'koding coding kode code program robot komputer computer',
  spelling: 'ejaan eja spelling kata word',
  early_reading: 'membaca baca reading read huruf letter abjad',
  drawing: 'gambar drawing lukis paint warna colour krayon kuas',
  music: 'musik music lagu song nada instrumen',
  story_maker: 'cerita story dongeng buku book tulis write',
  pattern_art: 'pola pattern batik seni art',
  puppet_theatre: 'wayang puppet boneka teater panggung',
  marble_run: 'kelereng marble bola jalur',
  library: 'perpustakaan library rak buku book cerita story dongeng baca read membaca reading',
};

/** Words that a child may use for each other; every one finds what the others find, a little lower. */
const groups = `
hitung angka bilangan number count math matematika itung menghitung aritmetika
huruf abjad alfabet letter abc aksara
tulis nulis write writing
baca read reading bacaan
gambar lukis draw drawing paint sketsa corat coret
warna colour color mewarnai cat
musik music lagu song nada irama rhythm
gamelan saron angklung gong kendang drum instrumen
robot koding coding kode code program ngoding pemrograman
pecahan fraction setengah seperempat half quarter bagian
martabak kue makanan masak jualan warung pizza cake food dagang
jembatan bridge papan plank
kapal perahu boat ship laut sungai river
pelabuhan harbour derek crane
inggris english
suku syllable
eja ejaan spell spelling
awalan akhiran imbuhan prefix suffix affix
kapital capital
kota town city
kereta train gerbong wagon lokomotif masinis rantai chain
cerita dongeng story tale kisah bercerita
buku book
hewan binatang animal satwa
bentuk shape segitiga lingkaran
waktu jam time clock
rumah home house pulang
jalan path rute labirin maze
tambah penjumlahan jumlah add sum plus
kurang pengurangan subtract minus
kali perkalian multiply multiplication times tabel
padi sawah lumbung beras rice tani petani farm barn
faktor factor pasangan
drone sensor jika if else kondisi condition
desimal decimal koma garis bilangan number line
persen percent persentase
laut sea perahu boat kapal layar sail teluk
sepuluh ten puluhan
pola pattern
bug kumbang debug kutu
ulang loop repeat
nyanyi sing menyanyi
wayang puppet boneka teater
kelereng marble
gelembung bubble balon
tubuh badan body
kata word kosakata vocabulary
panah arrow arah
langkah step urutan sequence
bagi membagi share divide
banding compare besar kecil
dengar listen simak
bicara speak ngomong kenalan sapa greet
besar big
kecil small
posisi letak di atas bawah under on
mainan toy
pulau island
monster
film movie animasi
stiker sticker
`;

const split = (line: string) => line.split(/\s+/).filter(Boolean);

/** Every word of the groups with the others of its group. */
export const alike: ReadonlyMap<string, readonly string[]> = new Map(
  groups
    .split('\n')
    .map(split)
    .flatMap((group) =>
      group.map((word) => [word, group.filter((each) => each !== word)] as const),
    ),
);

/** Words that say which kind is meant. */
export const kindWords: ReadonlyMap<string, 'game' | 'course' | 'tool'> = new Map([
  ...split('game games gim gem permainan main bermain mainan maen play').map(
    (word) => [word, 'game'] as const,
  ),
  ...split('kursus course courses pelajaran lesson lessons belajar learn kelas les class').map(
    (word) => [word, 'course'] as const,
  ),
  ...split('alat tool tools studio kreasi karya bikin buat create make').map(
    (word) => [word, 'tool'] as const,
  ),
]);

/** Words that say nothing about what is looked for. */
export const emptyWords: ReadonlySet<string> = new Set(
  split(`mau ingin pengen pengin pingin aku saya gue kamu nobi tolong coba cari carikan cariin carilah ada adakah nggak gak ga tidak
  apa aja saja apakah yang yg itu ini dong ya sih deh nih nya kok untuk buat sama dengan dan atau tentang soal kasih tunjukkan
  tunjukin rekomendasi rekomendasiin seru bagus asyik asik lucu anak kecil sd tk paud kelas umur tahun bisa boleh lagi dulu di
  ke dari mana gimana cara caranya kalau sekarang banget paling lain lainnya satu sebuah halo hai yuk ayo kita latihan berlatih
  i i'd i'm want wanna would like to a an the any some is are there do you have has me my can could let let's find show about with
  for of in on and or something please fun good cool nice what which know how new practice practise try kids kid year olds here
  game games gim gem permainan main bermain maen mainin play playing kursus course courses pelajaran lesson lessons belajar learn
  learning alat tool tools kreasi bikin buat create make making main-main it its that this those these up look looking need
  siapa berapa kapan kenapa mengapa bagaimana apakah who why when where whose
  semua all daftar list pilihan pilih choose get give asyiknya serunya belajarnya mainnya gamenya`),
);
