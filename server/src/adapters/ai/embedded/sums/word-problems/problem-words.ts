const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** What begins a heap: somebody has it, or it is there. */
export const having = words(
  'punya mempunyai memiliki membawa has have had owns memelihara mengumpulkan',
);
export const existing = words('ada terdapat are is were was hinggap');

/** The heap grows by the one who owns it. */
export const growing = words(
  `membeli beli mendapat mendapatkan dapat menerima menemukan memetik memenangkan menambah buys bought buy gets got get
  receives received receive finds found find wins won win picks picked pick`,
);
/** The heap grows by itself. */
export const coming = words(
  'ditambah bertambah tambah datang masuk naik bergabung come comes came join joins arrive arrives arrived added',
);
/** The owner makes it smaller. */
export const shrinking = words(
  `makan memakan menjual membuang memakai menggunakan menghabiskan eats ate eat sells sold sell uses used use loses
  lost lose breaks broke drops dropped menghilangkan`,
);
/** It gets smaller by itself or by others. */
export const departing = words(
  `dimakan hilang pecah jatuh busuk rusak mati layu meletus kempes terjual dijual dibuang diambil digunakan dipakai
  dikurangi berkurang diberikan disumbangkan dihabiskan pulang pergi terbang turun keluar lepas kabur fly flies flew
  leave leaves popped pop pops died fell broken eaten sold`,
);
export const giving = words('memberi memberikan memberinya beri kasih ngasih gives gave give');
/** "diberi ibu 3" grows, "diberi ke adik" does not. */
export const receiving = words('diberi dikasih diberinya');
export const sharing = words(
  'dibagi dibagikan membagi membagikan berbagi shared shares share divided split splits divides',
);
export const people = words(
  'anak orang teman temannya temanku murid siswa saudara adik kakak children kids friends people pupils students brothers sisters siblings',
);
export const vessels = words(
  'kotak piring kantong keranjang kantung toples gelas meja kelompok tim boxes box plates bags baskets jars groups teams tables cups',
);
export const each = words('setiap tiap masing each every per');

/** Between a number and what it counts. */
export const counters = words(
  'buah ekor butir biji lembar potong batang kuntum helai bungkus lagi more of other',
);

export const pronouns = words(
  `ia dia mereka kemudian lalu terus dan tapi tetapi setelah itu kini hari ini he she they then it i aku saya but after that and also
  kita kami we nya besoknya siangnya sorenya paginya malamnya next day later`,
);

/** A story with one of these may be about more than these rules know. */
export const refusing = words(
  `umur usia tahun pukul jam menit persen lipat setengah separuh seperempat half twice double kali jarak kecepatan
  average old years year age tidak bukan belum tanpa nggak gak not without no kecuali except km cm kg gram liter meter times
  ganjil genap if kalau jika peluang minggu bulan weeks months`,
);

/** All that a question may say besides the thing and its owner. */
export const questionWords = words(
  `berapa berapakah sisa sisanya tinggal tersisa sekarang masih jumlah jumlahnya semua semuanya seluruh seluruhnya total
  totalnya milik punya ada yang di nya kini itu ini jadi banyak banyaknya buah ekor butir biji dimiliki ya dong tolong
  bantu nobi apakah mereka ia dia aku saya dari kah hasilnya
  how many much are is left now does do did have has altogether in all total there they he she i remaining remain still
  the them it get gets each one every will be of to setiap tiap masing menerima mendapat dapat bagian bagiannya per
  anak orang child person kotak piring kantong and dan bersama together sama keduanya both please hers his
  selisih selisihnya lebih more fewer than dari daripada mereka berdua what difference between`,
);
export const totalWords = words(
  'jumlah jumlahnya semua semuanya seluruh seluruhnya total totalnya altogether all together keduanya both',
);
export const leftWords = words('sisa sisanya tinggal tersisa masih left remaining remain still');
