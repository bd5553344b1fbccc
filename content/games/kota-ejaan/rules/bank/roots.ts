/** Roots in a sentence that has the whole word, written by hand: the rule has to come to the same word. */

interface Root {
  readonly root: string;
  readonly line: string;
}

const rows = (text: string): readonly Root[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [root = '', line = ''] = row.trim().split(': ');
      return { root, line };
    });

export const doing = rows(`
  sapu: Ibu menyapu halaman.
  baca: Kakek membaca koran.
  tulis: Kakak menulis surat.
  kirim: Ayah mengirim paket.
  potong: Ibu memotong kue.
  ambil: Adik mengambil bola.
  cuci: Ayah mencuci mobil.
  siram: Nenek menyiram bunga.
  dorong: Paman mendorong gerobak.
  lukis: Nina melukis gunung.
  goreng: Bibi menggoreng pisang.
  tanam: Petani menanam padi.
  pakai: Kakak memakai topi.
  kupas: Ibu mengupas jeruk.
  jahit: Ibu menjahit baju.
  simpan: Rani menyimpan buku.
  buka: Paman membuka toko.
  ukur: Paman mengukur kayu.
  rebus: Ibu merebus telur.
  tarik: Kuda menarik gerobak.
  panggil: Ibu memanggil Adik.
  kejar: Kucing mengejar tikus.
  hitung: Dodi menghitung bintang.
  susun: Dodi menyusun batu.
  dengar: Kami mendengar musik.
  lihat: Kami melihat pelangi.
  gambar: Lani menggambar naga.
  cat: Ayah mengecat pagar.
  tangkap: Kucing menangkap bola.
  panjat: Monyet memanjat pohon.
  kunci: Paman mengunci pintu.
  sisir: Nenek menyisir rambut.
  bawa: Nenek membawa tas.
  isi: Ayah mengisi ember.
  rakit: Kakak merakit robot.
  cari: Kucing mencari ikan.
  jemur: Bibi menjemur baju.
  tonton: Kami menonton wayang.
  petik: Nenek memetik mangga.
  kayuh: Kakak mengayuh sepeda.
  gali: Anjing menggali tanah.
  hias: Kami menghias kelas.
  setir: Paman menyetir truk.
  buat: Kami membuat boneka.
  ikat: Kakak mengikat tali.
  lempar: Budi melempar bola.
  pel: Ibu mengepel lantai.
  tutup: Ibu menutup jendela.
  peluk: Adik memeluk boneka.
  kocok: Bibi mengocok telur.
  daki: Kakak mendaki gunung.
  coba: Adik mencoba sepatu.
  sambut: Kami menyambut tamu.
  bantu: Rina membantu Ibu.
  undang: Kami mengundang teman.
  lipat: Adik melipat kertas.
  rawat: Dokter merawat sapi.
  tunggu: Ayah menunggu bus.
  pijat: Kakak memijat kaki Nenek.
  ketik: Kakak mengetik surat.
  gosok: Ayah menggosok lantai.
  hapus: Guru menghapus tulisan.
  sikat: Adik menyikat gigi.
  bungkus: Bibi membungkus nasi.
  aduk: Bibi mengaduk adonan.
  lap: Kakak mengelap meja.
  catat: Guru mencatat nama.
  jaga: Ayah menjaga warung.
  timba: Paman menimba air.
  pilih: Sari memilih warna.
  kemas: Ibu mengemas kue.
  salin: Tono menyalin catatan.
  bakar: Paman membakar jagung.
  antar: Ibu mengantar Adik.
  lepas: Kakek melepas burung.
  raut: Dodi meraut pensil.
  tiup: Adik meniup balon.
  pinjam: Budi meminjam buku.
  kunyah: Kambing mengunyah rumput.
  gulung: Paman menggulung tikar.
  sapa: Guru menyapa murid.
  bangun: Ayah membangun rumah.
  ajar: Paman mengajar menari.
  cium: Nenek mencium bunga.
  jawab: Rani menjawab pertanyaan.
  tebak: Kami menebak lagu.
  pasang: Ayah memasang lampu.
  kukus: Nenek mengukus ubi.
  ukir: Kakek mengukir kayu.
  bor: Paman mengebor kayu.
  sentuh: Kucing menyentuh air.
  tolong: Rudi menolong teman.
  pegang: Adik memegang payung.
  elus: Nenek mengelus kucing.
  rem: Sopir mengerem bus.
  periksa: Dokter memeriksa gigi.
  selam: Penyu menyelam ke laut.
  program: Kakak memprogram robot.
  traktir: Paman mentraktir kami.
  cek: Guru mengecek nama.
`);

export const people = rows(`
  baca: Rina menjadi pembaca berita.
  tulis: Kakak seorang penulis cerita.
  lari: Budi seorang pelari maraton.
  jahit: Ibu seorang penjahit.
  tani: Kakek seorang petani padi.
  jaga: Paman bekerja sebagai penjaga taman.
  ukir: Paman seorang pengukir kayu.
  tari: Lani seorang penari.
  buat: Bibi dikenal sebagai pembuat kue.
  kirim: Rani adalah pengirim surat itu.
  lukis: Kakek seorang pelukis.
  sapu: Paman bekerja sebagai penyapu jalan.
  kerja: Ayah seorang pekerja pabrik.
  pancing: Paman seorang pemancing ikan.
  gali: Paman bekerja sebagai penggali sumur.
  dongeng: Nenek seorang pendongeng.
  renang: Sari seorang perenang.
  selam: Paman seorang penyelam.
  hapus: Ini penghapus papan tulis.
  antar: Kakak bekerja sebagai pengantar surat.
  ternak: Paman seorang peternak kambing.
  tonton: Kami menjadi penonton wayang.
  daki: Kakak seorang pendaki gunung.
  karang: Ibu seorang pengarang cerita.
  rawat: Bibi seorang perawat.
  pimpin: Sari menjadi pemimpin upacara.
  siar: Kakak seorang penyiar radio.
  tinju: Pak Made seorang petinju.
  cuci: Ini mesin pencuci baju.
  asuh: Bibi menjadi pengasuh bayi.
  layan: Kakak menjadi pelayan kedai.
  potong: Ini mesin pemotong rumput.
  gembala: Adi seorang penggembala domba.
  cat: Paman bekerja sebagai pengecat pagar.
  tenun: Nenek seorang penenun kain.
  bawa: Pak Ali menjadi pembawa obor.
  latih: Pak Budi seorang pelatih renang.
  hibur: Badut itu penghibur anak-anak.
  catur: Budi seorang pecatur.
  kemudi: Pak Joko seorang pengemudi bus.
  dengar: Kami menjadi pendengar radio.
  panjat: Monyet itu pemanjat pohon.
  cari: Anjing itu pencari jejak.
  sepeda: Rudi seorang pesepeda.
  teliti: Bibi seorang peneliti bunga.
  kumpul: Dodi seorang pengumpul batu.
  rakit: Kakak seorang perakit robot.
  lap: Ini kain pengelap meja.
  terbang: Bibi seorang penerbang.
  pijat: Bu Ani seorang pemijat bayi.
  silat: Kakak seorang pesilat.
  kayuh: Kakek menjadi pengayuh becak.
  pahat: Kakek seorang pemahat batu.
  pel: Ini alat pengepel lantai.
  voli: Dewi seorang pevoli.
  datang: Tamu itu seorang pendatang.
  sulap: Paman seorang pesulap.
  bor: Ini mesin pengebor batu.
`);
