const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Between a number and what it counts. */
export const counters =
  words(`buah ekor butir biji lembar potong batang helai more other lagi of the big
  small orang pieces equal new full ones`);
/** What no noun is, so that the words that name a thing end there. */
export const smallWords =
  words(`dan atau yang di ke dari pada untuk dengan oleh itu ini lalu kemudian terus trus setiap tiap
  masing per ada adalah tapi kalau jika sama sekarang kini jadi berapa sisa sisanya setelah lebih kurang dalam selama
  akan sudah belum masih juga secara pada lagi ia dia mereka aku saya kita kami nya trus kepada tinggal satuan an
  and or that is are was were to from for with by in on at it then now each every per how many much does do did she he they
  them i we has have had gives gave left more than who what if of a an the at away there his her its their my be will
  get gets would want sit can into back buat`);
export const eachWords = words('setiap tiap masing each every per satuan satunya apiece an');
export const one = words(
  'seekor sebuah sebotol sekotak sebungkus selembar sepasang seorang sebutir sekantong satu sekilo a an one',
);

export const up =
  words(`menabung diisi dibelikan dibeliin ditambahin lahir tumbuh grew grows membeli beli mendapat mendapatkan dapat menerima menemukan menang memenangkan menambah ditambah bertambah tambah
  datang masuk naik bergabung dikembalikan beranak menetas memetik buys bought buy gets got get receives received finds found find
  wins won win picks come comes came join joins joined arrive arrives arrived added adds diberi dikasih diberinya`);
export const down =
  words(`pakai ambil mengambil pinjam tukar menukar mati tumbang retak robek sakit busuk diminum minum makan memakan dimakan menjual terjual dijual membuang dibuang memakai dipakai digunakan menggunakan
  menghabiskan dihabiskan habis hilang pecah jatuh busuk rusak layu meletus kempes diambil dikurangi berkurang
  diberikan disumbangkan pulang pergi terbang turun keluar lepas kabur dipinjam dipotong menyiram mencuci
  memberi memberikan memberinya beri ngasih eats ate eat sells sold sell uses used use loses lost lose breaks broke break
  drops dropped fly flies flew leave leaves popped pop pops died fell broken eaten pours poured pour cuts cut cuts spent spends
  gives gave give donates donated kasih diturunkan menurunkan terpakai dicabut digoreng dimasak dibaca terbakar tenggelam menguap tumpah gugur dikeluarkan dikirim disumbang membaca read reads ditanam untuk jajan jajannya belanja`);
export const giving = words('memberi memberikan memberinya beri kasih ngasih gives gave give');
export const getting = words('diberi dikasih diberinya');
export const having =
  words(`punya mempunyai memiliki membawa memegang has have had owns ada terdapat berisi isi are is there were was
  membeli beli membuat mengumpulkan memelihara holds holding kelereng baked bought buys`);

export const shrunk = words(
  'sisa sisanya tinggal tersisa masih tinggal left remaining remain remains still utuh selisihnya belum tidak not lagi',
);
export const totals =
  words(`jumlah jumlahnya semua semuanya seluruh seluruhnya total totalnya altogether together all keduanya both
  sum gabungan digabung berdua bersama belanjaan belanja run terjual belanjaan hasil`);

/** With one of these the story is about more than the schemas know. */
export const refusing =
  words(`kecuali except ganjil genap peluang persentase prime prima pangkat akar probability
  kadang sometimes mungkin maybe about sekitar kira hampir almost rugi untung profit utara bolak`);

/** All that a question may say besides what the story has told. */
export const questionWords =
  words(`berapa berapakah brp ada yang di ke dari itu ini nya kah lah ya dong sih nobi tolong coba hitung hitunglah tentukan
  carilah cari adalah sekarang kini jadi jadinya semua semuanya seluruh seluruhnya seluruhnya total totalnya jumlah jumlahnya banyak banyaknya
  sisa sisanya tinggal tersisa masih selisih beda bedanya lebih kurang tinggi tua muda berat panjang lebar sedikit mahal murah dan atau dengan
  untuk dalam selama setelah pada oleh setiap tiap masing per satu orang anak ia dia mereka aku saya kita kami ku mu milik punya dimiliki
  buah ekor butir biji lembar harus dibayar bayar membayar dibayarkan uang uangnya harga harganya kembalian kembaliannya kembali biaya
  diterima didapat dapat mendapat dapet diperlukan dibutuhkan perlu butuh terbentuk isi isinya lagi dibaca bila kalau jika lama lamanya
  diberikan dimakan dibeli terjual dipakai digunakan sama bagian potong potongan hasil hasilnya berdua luas keliling sisi sisinya lebarnya panjangnya kelilingnya luasnya
  mula mulanya awalnya awal belum utuh tidak jarak kecepatan kecepatannya ditempuh tempuh rata ratanya umur usia tahun terjual
  how many much is are was were do does did has have had will be been the a an of in on at for to from by with and it its he she they them i you we
  there that this these those left remaining remain remains still now altogether all total together sum both each every one per get gets got
  need needs needed cost costs pay pays paid price change receive back money more fewer less older younger taller longer heavier than difference between
  what find long wide far old heavy tall length width side perimeter area any at first begin beginning start full over equally share be made used use
  make makes can he his her their my your our after would keep sell sold give gave given away eaten broken empty weigh weighs travel travels travelled
  does average score speed save saves altogether people person child friend friends so then please work out calculate also weekly
  bisa dapet diperoleh tabung ditabung menabung berlangsung mulai selesai dimulai sampai tiba start starts finish ends last take took takes come comes go goes went given laki perempuan not no time fall rise run drive drove run ran walk fly drink earn fetch kumpulkan terkumpul dikumpulkan digabung mengisi terisi perjalanan not murid siswa children pupils students students fill pack drink eat walk read buy eats like derajat naiknya turunnya yatim ternyata bagus naik turun lain diminum disimpan square meters pagar fence floor rupiah perjalanan menempuh trip day school journey when arrive leave pukul rapat terpakai dikeluarkan ia masuk
  good bad ripe fresh caught catch dibagikan around jalan siapa uangmu bola time berangkat movie film filmnya bus train lesson class concert game match habis butuh belanja belanjaan belanjaannya uangku anak2 nilai nilainya panjangnya beratnya
  dijual dapatkan dihasilkan hasilkan mengumpulkan collect collects bake bakes make makes baris kelompok tas kotak dibuat buat membuat
  shorter longer lighter cheaper cost short ended started left over harus lagi penuh sampai air bak ember mengisi boks muat roda kaki rodanya kakinya legs wheels
  short weekly dari digabung gabungan berdua keduanya umurku umurnya lahir kali beli siang sore malam pagi besok tadi sebelum total semuanya sudah hilang
  bawa dibawa bagikan membagi daily every single tell know kembali tersedia kosong empty terpasang walks walked bought used wins
  perlu siapkan dipasang tumbuh terisi menang juga saja aja ku sih ya tu jml brp brapa jumlahkan dong yaa gitu
  persegi cm m km kg gram g ml l liter liters meter meters minutes menit jam hours hari days minggu weeks detik lamakah pulang pergi`);
