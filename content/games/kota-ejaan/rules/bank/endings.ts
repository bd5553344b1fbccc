/** Lines with a plus where a prefix or a suffix is joined. Each has one that fits; tests ask the rule as well. */

const rows = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.trim());

/** Neighbours differ, so that two lines on a sign ask for two answers. */
export const starts = rows(`
  Kami ber+main bola.
  Bebek be+renang di kolam.
  Kakek ter+tidur di kursi.
  Kakak ber+sepeda ke sekolah.
  Dina bel+ajar menari.
  Ayah be+kerja di kantor.
  Adik ter+jatuh dari kursi.
  Rani ber+nyanyi di kelas.
  Paman be+ternak kambing.
  Ibu ter+bangun tengah malam.
  Kuda ber+lari di padang.
  Gerobak itu be+roda dua.
  Dodi ter+sandung batu.
  Nenek ber+jalan pelan.
  Kami bel+ajar di rumah.
  Boneka itu be+rambut panjang.
  Tas Budi ter+tinggal di bus.
  Adik ber+tanya kepada Ibu.
  Jamur itu be+racun.
  Kucing ter+kejut karena petir.
  Kakek ber+cerita tentang laut.
  Kami be+rencana pergi ke pantai.
  Lani ter+pilih menjadi ketua.
  Kapal ber+layar ke pulau.
  Nenek bel+ajar melukis.
  Ayam be+rebut jagung.
  Bola itu ter+lempar jauh.
  Budi ber+teman dengan Lani.
  Mereka be+runding di balai.
  Ekor kucing ter+injak Paman.
  Kucing itu ber+bulu putih.
  Sepeda itu be+rantai baru.
  Nenek ter+tawa lebar.
  Sari ber+sekolah di desa.
  Kakak bel+ajar memasak.
  Kupu-kupu ber+sayap indah.
  Buku Rina ter+bawa olehku.
  Kami ber+kemah di hutan.
  Warna bunga itu be+ragam.
  Pintu itu ter+buka lebar.
`);

export const ends = rows(`
  Kakak memasuk+kan buku ke tas.
  Kami menaik+i tangga.
  Masak+an Ibu sedap.
  Kami menaik+kan bendera.
  Kakak memasuk+i kamar.
  Tulis+an Sari rapi.
  Paman menurun+kan karung.
  Kucing mendekat+i ikan.
  Lukis+an Kakek indah.
  Ibu mendekat+kan kursi ke meja.
  Paman menurun+i bukit.
  Main+an Adik ada di kotak.
  Rina menempel+kan gambar di dinding.
  Nenek menyiram+i bunga.
  Jawab+an Rani tepat.
  Bibi menabur+kan gula di roti.
  Rusa menjauh+i harimau.
  Pakai+an itu bersih.
  Ayah menjauh+kan anak dari api.
  Bibi menabur+i roti dengan gula.
  Minum+an itu dingin.
  Paman menghidup+kan lampu.
  Dokter mengobat+i kucing.
  Anyam+an Nenek rapi.
  Adik menjatuh+kan gelas.
  Kakak mengunjung+i Nenek.
  Tanam+an Ayah subur.
  Ibu membersih+kan kamar.
  Adik mewarna+i gambar.
  Catat+an Dodi lengkap.
  Kakak mengering+kan baju.
  Kami meneman+i Kakek.
  Kirim+an Paman sudah tiba.
  Paman mengeluar+kan mobil.
  Budi mengikut+i lomba.
  Ayun+an itu tinggi.
  Ayah menduduk+kan Adik di kursi.
  Kakek menduduk+i kursi goyang.
  Hias+an kelas itu indah.
  Guru menulis+kan soal di papan.
  Ibu menyelimut+i bayi.
  Ukir+an kayu itu halus.
`);

/** What the dictionary has, and how it is often written instead. */
export const spellings = rows(`
  Apotek/Apotik ini buka.
  Mohon izin/ijin lewat.
  Tarik napas/nafas dalam-dalam.
  Ayo antre/antri di sini.
  Jadwal/Jadual kereta ada di sini.
  Telur/Telor bebek asin.
  Cabai/Cabe merah segar.
  Kedai cokelat/coklat panas.
  Halte bus/bis sekolah.
  Kaus/Kaos bola anak.
  Foto/Photo keluarga kami.
  Mi/Mie ayam kampung.
  Teknik/Tehnik menggambar.
  Praktik/Praktek dokter gigi.
  Dengarkan nasihat/nasehat Kakek.
  Silakan/Silahkan duduk.
  Aktivitas/Aktifitas sore.
  Lomba bulan Februari/Pebruari.
  Libur bulan November/Nopember.
  Buka hari Jumat/Jum’at.
  Tutup hari Senin/Senen.
  Senam hari Rabu/Rebo.
  Atlet/Atlit renang desa.
  Kain lembap/lembab dijemur.
  Isi rak ini komplet/komplit.
  Montir yang andal/handal.
  Prangko/Perangko dari Papua.
  Saus/Saos tomat segar.
  Museum/Musium kereta.
  Susun buku dengan rapi/rapih.
  Kain sutra/sutera halus.
  Masjid/Mesjid di tepi danau.
  Musala/Mushola di lantai dua.
  Pensil/Pinsil warna.
  Telepon/Telpon umum.
  Durian/Duren dari kebun.
  Stasiun/Setasiun kota.
  Taksi/Taxi menunggu di depan.
  Video/Vidio tari daerah.
  Kerupuk/Krupuk udang renyah.
  Mangkuk/Mangkok tanah liat.
  Sambal/Sambel Nenek pedas.
  Sandal/Sendal anak.
  Ambulans/Ambulan siap menolong.
  Akuarium/Aquarium ikan hias.
  Cerita zaman/jaman kerajaan.
  Awas lubang/lobang di jalan.
  Kualitas/Kwalitas kain ini baik.
  Objek/Obyek wisata alam.
  Seprai/Sprei kamar bersih.
`);
