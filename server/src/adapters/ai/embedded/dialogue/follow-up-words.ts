const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Never what a question is about. */
export const small =
  words(`apa apakah siapa siapakah kapan berapa mana dimana kemana bagaimana gimana kenapa mengapa kok yang dan di ke dari itu ini tentang
  adalah untuk dengan atau juga bisa ada tidak nggak gak ga dong ya sih nih deh tolong coba kasih beri tau tahu ceritakan jelaskan jelasin ceritain aku saya kamu kita
  nobi mau suka ingin pengen paling ter sangat kata orang banget lagi tadi dunia harus ngapain one emang emangnya buat aja saja kalau kalo terus
  what whats who where when why how which is are was were do does did the a an of in on to for with and or it its this that they their he she you your i me my
  tell about please can could would like want know many much say one some more`);
/** What is asked of a thing, and so stays when the thing changes. */
export const relations =
  words(`makanan makan kaki mata ibu kota ibukota bahasa inggris inggrisnya indonesianya indonesia arti artinya lawan sinonim antonim persamaan lawannya presiden
  penemu pertama nama warna suara bentuk jumlah planet hewan binatang negara mata-uang uang anak rumah tinggal lahir hidup makanannya bertelur bernapas tidur nemuin menemukan
  capital legs eat eats live lives born opposite synonym food name color colour english indonesian invented president sound eyes plural word mean means called young home animal animals planets
  leaves fall have has`);
export const askingWords =
  /\b(?:apa|siapa|kapan|berapa|mana|dimana|bagaimana|gimana|kenapa|mengapa|ngapain|what|who|where|when|why|how|which)\b/;
/** Begins a follow-up that names another thing. */
export const joining =
  /^(?:(?:terus|trus|lalu|kalau|kalo|klo|dan|nah|oh|and|then|so|what about|how about|or|sama) )+/;
export const trailing =
  /(?: (?:gimana|bagaimana|apa|dong|ya|sih|juga|deh|please|too|kalau gitu))+$/;
export const superlative =
  /\b(?:paling \p{L}+|ter(?:besar|kecil|cepat|lambat|tinggi|rendah|panjang|pendek|berat|ringan|dalam|jauh|dekat|tua|muda|luas|banyak|sedikit)|\p{L}{3,}est)\b/u;
export const pronoun = /\b(?:dia|mereka|beliau|orangnya|it|they|them|he|she|him|her)\b/;
export const pointing =
  /\b(?:yang tadi|yg tadi|yang itu|tadi|itu orang|itu|ini|that one|this|that)\b/;
/** Asks for the same again or for more of it. */
export const again =
  /^(?:(?:yang|yg) tadi )?(?:(?:tolong|coba|bisa|can you|could you|please|kasih) )*(?:jelas(?:in|kan)(?: lagi)?|ulang(?:i)?(?: lagi)?|tell me more|more(?: please)?|explain(?: it| that)?(?: again| more)?|lagi|lanjut(?:kan)?|apa lagi|what else|say (?:it|that) again|maksudnya(?: apa| gimana)?|what do you mean)(?: dong| ya| please| nobi)*$/;
export const reason =
  /^(?:(?:tapi|but|emang|emangnya|loh|lho|masa|terus|nah) )*(?:kenapa|mengapa|kok|kok bisa|kok gitu|why|how come|why not|kenapa (?:gitu|begitu|bisa|ya|sih)|why is (?:that|it)|kok bisa (?:gitu|begitu|segitu))(?: sih| ya| dong| nobi| gitu| begitu| segitu)*$/;
export const way =
  /^(?:(?:gimana|bagaimana|jelasin|terus) )?(?:cara(?:nya)?|dapetnya|how|how so|how do you (?:do|know) (?:it|that)|how did you (?:get|do) (?:that|it)|langkah(?:nya|-langkahnya)?|jalannya)(?: gimana| bagaimana| apa| dong| ya| sih)*$/;
export const because =
  /^(?:soalnya|karena|karna|krn|gara-gara|gara gara|because|cause|cuz|since)\b/;
/** Takes what was offered. */
export const agrees =
  /^(?:mau|ya|iya|boleh|yes|yeah|yep|ok|oke|okay|sure|please|yes please|mau dong|ya mau|iya mau)(?: dong| ya| nobi|[ !.])*$/;
/** Wants another one of what was given. */
export const wantsAnother =
  /^(?:(?:mau|minta|ya|iya|ayo|yuk|nobi|dong|please|kasih)[ ,]+)*(?:lagi|satu lagi|lagi dong|yang lain(?:nya)?|lainnya|another(?: one)?|one more|more|again|next|lanjut|terus|tambah)(?: dong| ya| please| nobi|[ .!?])*$/;
