/** Words that carry no topic: a question is understood when all its other words are. */
export const smallWords: ReadonlySet<string> = new Set(
  `apa apakah apaan itu ini yang yg dan atau dengan di ke dari pada untuk buat oleh kah ya sih kok deh dong nih tuh lah
  kenapa knp mengapa bagaimana gimana gmn berapa brp seberapa siapa siapakah kapan kpn mana dimana dimanakah
  kita kami kamu aku saya gue gua gw dia mereka orang adalah ialah merupakan bisa bs boleh harus mesti perlu mau ingin
  pengen pengin tolong coba kasih tau tahu tahukah jelaskan jelasin sebutkan sebutin ceritakan ceritain cerita tentang
  soal mengenai nobi kak kakak bang min halo hai hi hello hey punya ada adanya jadi menjadi dijadikan bikin sebab
  karena kalau kalo klo jika saat waktu ketika lagi juga masih sudah udah dah belum pernah selalu sering sangat sekali
  banget paling lebih agak cuma hanya saja aja terus lalu maka agar supaya biar bagi para si sang nya ku mu
  contoh contohnya artinya arti maksud maksudnya nama namanya disebut namakan macam jenis ciri sebenarnya semua
  setiap tiap tanggal tgl hari tersebut dalam luar suatu sebuah seorang seekor satu fakta cara pakai pake menggunakan lewat suka sama kata orang-orang begitu gitu gini begini ngapain lakukan datang datangnya berasal
  bilang mulai muncul butuh fungsi fungsinya termasuk waktunya tolongin info informasi
  jumlah jumlahnya banyaknya nggak gak ga ngga enggak tidak tak bukan jangan yuk ayo pls please
  what whats what's is are was were am be been being do does did doing can could will would should shall may might must
  the a an of in on at to for from by with about into and or but so if when while because than then there their theirs
  it its it's this that these those they them we us our you your yours i me my mine he she his her him who whose which
  where why how many much very really just also too some any all every each have has had having get gets got getting
  make makes making come comes called call name named mean means know tell explain give show need like
  fact facts please someone somebody something anything thing things kind kinds type types used want wants use using work works kinda happen happens happened right`.split(
    /\s+/,
  ),
);

/** With one of these a feeling is not the child's own: "aku tidak sedih". */
export const negations: ReadonlySet<string> = new Set(
  `tidak nggak gak ga ngga enggak bukan tak not no don't dont never isn't`.split(/\s+/),
);
