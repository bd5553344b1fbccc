/**
 * What is one word and what is two, and sentences with their marks, as the spelling of 2022 (EYD V) has them.
 * What stands first of the ways to write a word is right; a low line is a space.
 */

const rows = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.trim());

/**
 * Two in each line: some have grown together, some never, and an affix at both ends joins. Each is also seen
 * with a hyphen.
 */
export const compounds = rows(`
  Terima_kasih/Terimakasih atas kerja_sama/kerjasama kalian.
  Matahari/Mata_hari terbit, ayo olahraga/olah_raga.
  Orang_tua/Orangtua Budi bertanggung_jawab/bertanggungjawab.
  Kacamata/Kaca_mata Nenek di meja_tulis/mejatulis.
  Ada pemberitahuan/pemberi_tahuan dari kepala_desa/kepaladesa.
  Ibu memberi_tahu/memberitahu lewat surat_kabar/suratkabar.
  Bus antarkota/antar_kota tiba tengah_malam/tengahmalam.
  Saputangan/Sapu_tangan Kakek jatuh di jalan_raya/jalanraya.
  Kerja_bakti/Kerjabakti itu sukarela/suka_rela.
  Segitiga/Segi_tiga itu ada di buku_gambar/bukugambar.
  Barangkali/Barang_kali kereta_api/keretaapi terlambat.
  Padi berlipat_ganda/berlipatganda tanpa obat_hama/obathama.
  Pupuk melipatgandakan/melipat_gandakan hasil_bumi/hasilbumi.
  Daripada/Dari_pada diam, ayo jalan_kaki/jalankaki.
  Perilaku/Peri_laku ketua_kelas/ketuakelas patut ditiru.
  Kakak dapat beasiswa/bea_siswa dan uang_saku/uangsaku.
  Tanda_tangan/Tandatangan Ayah ada di buku_tulis/bukutulis.
  Ketua menandatangani/menanda_tangani surat_izin/suratizin.
  Udara sejuk, apalagi/apa_lagi di air_terjun/airterjun.
  Siswa mancanegara/manca_negara belajar tari_topeng/taritopeng.
  Satu kilometer/kilo_meter lagi ke kantor_pos/kantorpos.
  Kami berterima_kasih/berterimakasih kepada juru_masak/jurumasak.
  Ibu menggarisbawahi/menggaris_bawahi kata_dasar/katadasar.
  Semua ikut_serta/ikutserta dalam lompat_jauh/lompatjauh.
  Keikutsertaan/Keikut_sertaan kami ada di surat_undangan/suratundangan.
  Balai serbaguna/serba_guna ada di depan rumah_sakit/rumahsakit.
  Kami bersukacita/bersuka_cita di taman_kota/tamankota.
  Peribahasa/Peri_bahasa itu dari cerita_rakyat/ceritarakyat.
  Padahal/Pada_hal pesawat_terbang/pesawatterbang itu baru.
  Adik memakai sepatu_roda/sepaturoda dan kacamata/kaca_mata.
  Ayah bekerja_sama/bekerjasama dengan rumah_makan/rumahmakan.
  Kakak bertepuk_tangan/bertepuktangan di lomba_nyanyi/lombanyanyi.
  Wiraswasta/Wira_swasta itu menjual air_minum/airminum.
  Lagu itu menyatupadukan/menyatu_padukan warga_desa/wargadesa.
  Bagaimana/Bagai_mana kereta_api/keretaapi itu berbelok?
  Kami melihat matahari/mata_hari dari tepi_pantai/tepipantai.
  Nenek minum air_putih/airputih setelah olahraga/olah_raga.
  Kapal antarpulau/antar_pulau membawa buah_tangan/buahtangan.
  Hulubalang/Hulu_balang itu baik_hati/baikhati.
  Ibu membeli kacang_tanah/kacangtanah dan saripati/sari_pati jahe.
  Kakak mengambil_alih/mengambilalih tanggung_jawab/tanggungjawab.
  Pertanggungjawaban/Pertanggung_jawaban ketua_kelas/ketuakelas jelas.
  Ketidakhadiran/Ketidak_hadiran Budi tanpa surat_izin/suratizin.
  Warga bergotong_royong/bergotongroyong di balai_desa/balaidesa.
`);

/** Who speaks, what is counted up, whom one calls, and which half of a sentence comes first. */
export const marks = rows(`
  Ibu berkata,/berkata/berkata. “Ayo/Ayo/“ayo makan.”/makan”/makan”.
  Nenek berbisik,/berbisik/berbisik. “Bulannya/Bulannya/“bulannya bulat.”/bulat”/bulat”.
  Kakak berseru,/berseru/berseru. “Ombaknya/Ombaknya/“ombaknya tinggi!”/tinggi”/tinggi”!
  Ayah bertanya,/bertanya/bertanya? “Di/Di/“di mana kunciku?”/kunciku”?/kunciku.”
  Guru menjelaskan,/menjelaskan/menjelaskan. “Bumi/Bumi/“bumi berputar.”/berputar”/berputar”.
  Paman berteriak,/berteriak/berteriak. “Awas,/Awas,/“awas, ada lubang!”/lubang”/lubang”!
  Dodi menjawab,/menjawab/menjawab. “Aku/Aku/“aku belum lapar.”/lapar”/lapar”.
  Rina bertanya,/bertanya/bertanya? “Siapa/Siapa/“siapa melukis ini?”/ini”?/ini.”
  “Hujan/Hujan/“hujan turun,”/turun”,/turun.” kata/Kata/kata, Nenek.
  “Kue/Kue/“kue ini enak,”/enak”,/enak.” kata/Kata/kata, Budi.
  “Aku/Aku/“aku ikut,”/ikut”,/ikut.” kata/Kata/kata, Lani.
  “Di/Di/“di mana sepedaku?”/sepedaku”?/sepedaku,” tanya/Tanya/tanya, Ayu.
  “Lihat/Lihat/“lihat pelangi itu!”/itu”!/itu,” seru/Seru/seru, Made.
  “Besok/Besok/“besok kita berenang,”/berenang”,/berenang.” ujar/Ujar/ujar, Ayah.
  “Siapa/Siapa/“siapa namamu?”/namamu”?/namamu,” tanya/Tanya/tanya, Guru.
  Ibu membeli cabai,/cabai tomat,/tomat dan/dan, telur./telur?
  Adik membawa bola,/bola topi,/topi dan/dan, payung./payung?
  Kami melihat rusa,/rusa merak,/merak dan/dan, kancil./kancil?
  Kakek menanam ubi,/ubi jagung,/jagung dan/dan, kacang./kacang?
  Di tas ada buku,/buku pensil,/pensil dan/dan, bekal./bekal?
  Bendera itu merah/merah, dan/dan, putih./putih,
  Ayah/Ayah, dan/dan, Ibu pergi ke pasar./pasar,
  Karena/Karena, hujan,/hujan kami pulang./pulang?
  Kami pulang/pulang, karena/karena, hujan./hujan?
  Kalau/Kalau, lapar,/lapar Adik makan pisang./pisang?
  Adik makan pisang/pisang, kalau/kalau, lapar./lapar?
  Ketika bel berbunyi,/berbunyi murid/murid, berbaris./berbaris?
  Murid berbaris/berbaris, ketika/ketika, bel berbunyi./berbunyi?
  Meskipun kecil,/kecil semut/semut, itu kuat./kuat?
  Hari panas,/panas tetapi/tetapi, Adik memakai jaket./jaket?
  Itu bukan kucing,/kucing melainkan/melainkan, anak macan./macan?
  Rudi rajin,/rajin sedangkan/sedangkan, kucingnya malas./malas?
  Setelah makan,/makan Dodi/Dodi, mencuci piring./piring?
  Dodi mencuci piring/piring, setelah/setelah, makan./makan?
  Oleh karena itu,/itu kami/kami, membawa payung./payung?
  Akan tetapi,/tetapi hujan/hujan, tidak turun./turun?
  Ibu,/Ibu/Ibu; di/Di/di, mana sepatuku?/sepatuku./sepatuku,
  Selamat pagi,/pagi/pagi. Pak/pak/Pak, Guru./Guru?
  Tolong ambilkan/ambilkan, air,/air/air. Dik./Dik?/Dik,
  Wah,/Wah/Wah; layanganmu/Layanganmu/layanganmu, tinggi!/tinggi?/tinggi,
  Ya,/Ya/Ya; aku/Aku/aku, mau ikut./ikut?/ikut,
  Hati-hati,/Hati-hati Nak,/Nak jalannya/jalannya, licin!/licin?
  Siapa/Siapa, yang/yang, datang tadi?/tadi./tadi,
  Kapan/Kapan, kita/kita, berangkat?/berangkat./berangkat,
  Bus/Bus, berangkat pukul 07.30/07:30/0730 dari Solo./Solo?/Solo,
  Desa/Desa, itu berpenduduk 2.500/2,500/25.00 orang./orang?/orang,
  Pita/Pita, ini panjangnya 1,5/1.5/1;5 meter./meter?/meter,
  Kami berasal/berasal, dari Kupang,/Kupang Nusa Tenggara Timur./Timur?
`);
