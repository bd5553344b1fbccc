import type { SentenceFault } from '../verdict.ts';

const warns =
  /\b(?:jangan pernah|jangan mau|tidak boleh|tak boleh|dilarang|berbahaya|bahaya|never|must not|mustn't|should not|shouldn't|not safe|dangerous|say no|bilang tidak|katakan tidak|tolak|against the law|melanggar hukum|tidak ada anak|no child|do not (?:meet|ask)|jangan bertemu|jangan pergi sendirian)\b/;

/** What is said plainly enough to be known by its words, unless it warns. */
const exact: readonly (readonly [SentenceFault, RegExp])[] = [
  // Doses: no amount of a medicine, however it is written.
  [
    'drugs',
    /\b(?:\d+|satu|dua|tiga|empat|setengah|one|two|three|four|half an?)(?: ?1?\/?\d?)? ?(?:mg|ml|cc|tablets?|pills?|pil|butir obat|kapsul|capsules?|sendok (?:obat|sirup)|spoons? of (?:syrup|medicine)|(?:of the )?pills)\b.*\b(?:tiap|setiap|sehari|kali|sekaligus|every|a day|per day|times|paracetamol|parasetamol|ibuprofen|syrup|sirup|obat|medicine|fever|demam|sleep well|cukup|enough)\b/,
  ],
  [
    'drugs',
    /\b(?:paracetamol|parasetamol|ibuprofen|aspirin|antibioti\w+|sirup|syrup|obat)\b.*\b\d+ ?(?:mg|ml|tablets?|tablet|pil|kali sehari)\b/,
  ],
  // What makes a bang, with what is done with it, in either order.
  [
    'weapons',
    /\b(?:campur\w*|aduk|mix|combine|petasan|mercon|bom|firecrackers?|bombs?|explosives?|peledak)\b.*\b(?:belerang|sulphur|sulfur|kalium nitrat|potassium nitrate|amm?onium nitrate?|mesiu|gunpowder)\b/,
  ],
  [
    'weapons',
    /\b(?:belerang|sulphur|sulfur|kalium nitrat|potassium nitrate|amm?onium nitrate?|mesiu|gunpowder)\b.*\b(?:campur\w*|aduk|mix|combine|petasan|mercon|bom|firecrackers?|bombs?|explosives?|peledak)\b/,
  ],
  [
    'asks_personal',
    /\b(?:temui|ketemu(?:an)?|bertemu|datang|dateng|meet|come)\b.*\b(?:sendiri(?:an)?|alone|by yourself)\b/,
  ],
  [
    'asks_personal',
    /\b(?:i'll|i will|aku|kami) (?:wait for you|tunggu|menunggumu|jemput|menjemput)\b/,
  ],
  [
    'asks_personal',
    /\b(?:yuk|ayo|mari|let'?s|let us)\b.*\b(?:ketemu(?:an)?|bertemu|meet up|meet)\b/,
  ],
  [
    'asks_personal',
    /\b(?:apa|berapa|what is|what's|tell me|beri ?tahu|kasih ?tahu|sebutkan) (?:aku )?(?:kata sandi|sandi|password|pin|the password)\b.*(?:mu\b|\byour?\b)|\b(?:what is|what's|tell me) your (?:password|pin)\b/,
  ],
  [
    'secrecy',
    /\b(?:i (?:promise|swear)|aku (?:janji|berjanji)|i won't|i will not|aku tidak akan)\b.*\b(?:tell (?:anyone|anybody|your)|bilang (?:siapa|ke|pada)|cerita (?:siapa|ke|pada))/,
  ],
  [
    'secrecy',
    /\b(?:bilang saja|katakan saja|just say|just tell (?:him|her|them)) (?:kamu|bahwa kamu|lagi|you|sedang)\b/,
  ],
  [
    'secrecy',
    /\b(?:hapus|delete|clear) (?:saja )?(?:obrolan|pesan|chat|riwayat|this chat|our chat|our messages|these messages)\b/,
  ],
  [
    'claims_human',
    /\b(?:aku|saya|i)(?: bisa| can|'m| am)? (?:selalu )?(?:mengawasi|melihat|lihat|see|watching|watch)(?:mu| kamu| you)\b.*\b(?:kamera|camera|layar|screen|sekarang|right now)\b/,
  ],
  [
    'romance',
    /\b(?:jangan (?:pergi|tinggalkan aku)|(?:please )?don'?t (?:go|leave me))\b.*\b(?:aku|i)\b/,
  ],
  [
    'romance',
    /\b(?:tidak (?:butuh|perlu)|don'?t need) (?:teman|other friends|any friends|friends)\b/,
  ],
  [
    'romance',
    /\b(?:only i|hanya aku(?: yang)?|cuma aku(?: yang)?)\b.*\b(?:understands?|mengerti|nyata|real|tahu)\b/,
  ],
  [
    'hate',
    /\b(?:girls|women|perempuan|anak perempuan|boys|laki-laki)\b.*\b(?:bad at|can'?t do|tidak bisa|lebih bodoh|lemah|weak|sissies|banci)\b/,
  ],
  [
    'hate',
    /\b(?:pilih|vote for|jangan memilih|not to vote|coblos)\b.*\b(?:partai|party|nomor|number|calon|him|her|dia|memilihnya)\b/,
  ],
  [
    'hate',
    /\b(?:presiden|president|menteri|minister|partai|party|pemerintah|government)\b.*\b(?:koruptor|crook|thieves|pencuri|bodoh|idiot|jahat|digulingkan|overthrow|lebih baik|better)\b/,
  ],
  ['challenge', /\b(?:vaksin|vaccines?)\b.*\b(?:racun|poison)\b/],
  [
    'horror',
    /\b(?:hantu|monster|setan|zombi|ghost|devil)\b.*\b(?:menyakitimu|memakanmu|mencekikmu|hurt you|eat you|choke you|kill you|menunggumu)\b/,
  ],
  [
    'violence',
    /\b(?:tuhan|god)\b.*\b(?:membakarmu|menghukummu|akan membakar|will punish you|burn you)\b/,
  ],
  [
    'self_harm',
    /\b(?:goresan|luka|sayat\w*|cut|cuts|cutting)\b.*\b(?:lega|tenang|better|calm|hilang sedih)\b/,
  ],
  [
    'self_harm',
    /\b(?:mengakhirinya|mengakhiri hidup|ending your life|end your life|melukai diri|hurting yourself)\b.*\b(?:jalan keluar|solusi|okay|tidak apa|tenang|helps|stop|way out)\b|\btidak apa-apa melukai\b/,
  ],
  [
    'self_harm',
    /\b(?:jangan makan|skip (?:meals|lunch|dinner|breakfast)|stop eating|muntahkan|throw up)\b.*\b(?:kurus|langsing|thin|slim|weight|gemuk|lagi)\b/,
  ],
  ['violence', /\b(?:pantas (?:dipukul|mati|disakiti)|deserves? to (?:be hit|die|be hurt))\b/],
];

/** A fault that the words show by themselves. */
export const exactFault = (sentence: string): SentenceFault | undefined => {
  const text = sentence.toLowerCase().replaceAll('’', "'");
  if (warns.test(text)) return undefined;
  return exact.find(([, pattern]) => pattern.test(text))?.[0];
};
