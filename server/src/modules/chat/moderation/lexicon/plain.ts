/** Ordinary words that a stem or a looser spelling would turn into something else. */
export const plain = `buku saku kaku suku paku kuku laku siku beku laki pelaku perilaku bangku waku baku daku ilmu jamu kamu temu tamu semu bumi umum
punya tanya hanya cuma main lain ingin kain asin dingin angin cermin mungkin mesin musim makan bukan ikan teman akan dan papan depan badan bulan jalan
bahan hutan hujan awan tahan pasang lari pagi kaki mandi pergi hari sapi kali tali nasi padi roti topi gigi jari ini itu tapi jadi lagi sari api air
mengeja penggaris tinggal meninggal ketinggalan tertinggal nggak cocok analisis kokpit cockpit assess assassin class pass grass glass bass mass pembunuh pembantu
peluk pelukis pelan peran perang perasaan rasa rahasia raja rapi rakit merakit sakit penyakit dikali dibagi ditambah dikurangi diri dikit disini dia dinding dulu
diskon dinosaurus disiplin digital berapa bentuk benda bendera menang menangis senang tenang kenang tentang terang tebak sebut sebab sekolah selalu semua
sedang sehat seni senin selasa rabu kamis jumat sabtu minggu pantai pandai kunang kasih kasihan kapal kapan kapur kamar kata katak kota kotor kopi koper
masak masuk masih masalah mata matahari malu mama mana manis manusia marah mas maut meja merah merdeka milik minggu mobil mulut musuh mulai
game games gamer name names same came time home some come like make made take give have live love move more one two three are were there where here
bird word work world girl first dirt third shirt birth earth hear heart art part start smart hat hit sit bit fit kit city what that cat dog god good food
shine shop short shot shirt ship sheep sheet scrap class classic button title titles titanic assist assign bass analysis canal cocktail peacock hancock essex sussex
button count country account county dickens scunthorpe pen pens pencil open opens happen happens then when men ten
kutu kuda kura kuat kue kupu duduk dukung suka sukses pukul sepuluh puluh sepatu sepeda seperti seluruh telur tempel tempat temukan tenda tinggi titik tulis tulang tumbuh
kertas keras kelas kelinci kelapa keluarga keluar kelereng kenal kenapa kepala ketua ketupat kebun kebutuhan kecil kecap kedua kelabu bebek belajar beli belut benar berat beras besar besok biru bisa bola boleh boneka botol
paket pasir pasar panas panjang pantun panggil pandang pecah pecahan pegang pelajaran pelangi pensil penuh perut pesan pesawat petani pintar pintu pisang pohon polisi potong puasa putih
gajah gambar ganti garam garis gelap gelas goreng guru gula hadiah halus harga haus hewan hidung hijau hitung hutang jaga jahit jam jambu jari jatuh jawab jemput jeruk jumlah
kambing kancil kapten karet kasur kayu kemarin kembar kereta keringat kerja kipas kolam komputer koran kuning kurang kursi lagu lampu langit lapangan laut layang lebah lemari lihat lomba luar lucu lupa lusa lutut
nama nanas napas negara nyanyi nyamuk olahraga ombak oranye pelajar wajah waktu warna wortel yakin zaman kotak kepik muda mudah sudah rumah tanah lemah ramah marmut belanda bantu bantal banyak bayi bayar mereka merak merasa kacau kacamata bakso bakat
peri perikan serikat pelihara sebelah sebelas sayang sayur sayap saudara sampah sapu satu dua tiga empat lima enam tujuh delapan sembilan
mendung mentega menteri mentimun mengapa mengerti menurut menarik mencari menjadi memang membaca membuat memakai memasak mempunyai
maluku sudoku haiku bangku perilaku pelaku cokoku tertunduk berlaku melaku sangkuku gurukuku tengkuku`;
