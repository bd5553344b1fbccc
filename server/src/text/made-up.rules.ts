/** Who makes or watches something, and what in: there things happen that nobody suffers. */
const frame =
  /\b(?:(?:aku|saya|kita|kami|adik) (?:(?:mau|lagi|lg|sedang|tadi|suka|pernah|udah|sudah|baru) )*(?:meng)?gambar|(?:meng)?gambar(?:ku|an|anku)|lukisan\w*|(?:bikin|buat|nulis|menulis|mengarang|baca|membaca|nonton|menonton|lihat|liat) (?:\p{L}+ )?(?:komik|cerita|dongeng|film|kartun|puisi|drama|lego|video|novel|buku|game)|(?:di|dalam|judul|lagi main|tadi main|main) (?:\p{L}+ )?(?:film|game|roblox|minecraft|fortnite|buku|komik|cerita|dongeng|kartun|sinetron|drama|lego|novel)(?:ku|nya)?|(?:film|kartun|cerita|komik|lagu|drama)(?:ku|nya)|cerita (?:tentang|yang)|(?:tokoh|karakter|boneka|monster|naga|raksasa|wayang)(?:ku|nya)?|bonekanya|lagu itu|pura[- ]pura|(?:main|mainan) \p{L}+-\p{L}+an\b|(?:i|we|im|i'm)(?: am| want to| just|'m)? (?:drew|draw|drawing|painted|painting|writing|write|wrote|making|made|read|watched|watching|pretend|played|acted)\b.*\b(?:story|comic|poem|book|film|movie|play|game|song|lego|city|castle|house|ship|ghost|car|dragon|volcano|monster|floor|cops|zombie|picture|about|of)|(?:drew|painted) an?|(?:in|for) (?:my|the|our|a|your) (?:\p{L}+ )?(?:story|game|book|movie|film|cartoon|comic|play|drawing|song|poem|tale)|in (?:minecraft|roblox|fortnite)|my (?:comic|story|poem|character|doll|puppet|lego|drawing)|the (?:movie|film|book|song|story|cartoon|dragon|wolf|monster|zombie|villain) |we (?:played|pretend|acted)|dying at level|write about)/u;

/** It is true all the same: said so, or the reason for what was made. */
const real =
  /\b(?:beneran|benaran|sungguhan|betulan|nyata|benar-benar|asli|soalnya|karena|gara-gara|sebab|because|true|real|really|for real|also me|it is me|happens to me|tadi malam|kemarin malam)\b/;

/** A film or a game that frightens is met, and so is whoever meets a child there. */
const fear =
  /\b(?:takut\w*|serem|ngeri|mimpi|ga bisa tidur|gak bisa tidur|nggak bisa tidur|tidak bisa tidur|scared|scary|afraid|frightened|nightmares?|sleep)\b/;
const stranger =
  /\b(?:a guy|a man|a lady|i live|tinggal|rumahku di|minta|minta-minta|ngajak|mengajak|ajak|ketemu(?:an)?|bertemu|foto(?:ku)?|nomor|alamat|ngatain|ngatai|ngejek|mengejek|bully|dibully|di-bully|ancam\w*|kirim|asks?|asked|wants? to meet|meet|photos?|pictures? of me|address|names?|chat|threat\w*|teman sekelas|temen sekelas|in my class)\b/;
const online = /\b(?:game\w*|games|roblox|minecraft|fortnite|online|chat)\b/;

/** What others said or did to the child, and what no game is. */
const others =
  /\b(?:bilang|katanya|said|says|told|nyuruh|disuruh|suruh|paksa|dipaksa|om|tante|abang|sepupu|bapak\w*|babysitter|kelamin\w*|telanjang|celana\w*|kamera|camera|touch\w*|pants|bathroom|naked|loves? me|dewasa|pengen mati|pingin mati|ngetawain|di(?:ketawa\w*|tertawa\w*|ejek\w*|sobek\w*|rusak\w*)|mengejek\w*|mading|classmates|my friends|pictures? of me|pretend i|kill yourself|real life)\b/;

/** Somebody near hurts the child itself, or the child means to hurt itself or to leave. */
const self =
  /\b(?:mukul(?:in)?|pukul\w*|memukul|tampar\w*|nampar|nyakit\w*|menyakiti|tendang|nendang|pegang\w*|sentuh\w*|raba\w*|cubit\w*|(?:hits?|hitting|hurts?|hurting|beats?|touch(?:es|ed)?|slaps?|kicks?|bullies|bully|threatens?) )(?: ?(?:aku|saya|gue|me|my (?:arm|leg|body)))\b|\b(?:aku|saya|i|gue) (?:mau|ingin|pengen|pingin|want to|wanna|will|suka|like to|don'?t want to) (?:mati|kabur|pergi|hilang|nyakit\w*|die|run away|disappear|hurt|cut|live)|\bbunuh diri\b|\bkill myself\b|\bcut(?:ting)? my\b|\bmyself\b|\bdiriku\b|\btanganku\b|\bmy arm\b/;

/**
 * Whether a message tells of a drawing, a story, a film or a game in which something bad happens, and
 * of nobody's need. When in doubt it does not.
 */
export const isMadeUp = (typed: string): boolean => {
  const text = typed.toLowerCase().replaceAll('’', "'");
  if (
    !frame.test(text) ||
    others.test(text) ||
    real.test(text) ||
    fear.test(text) ||
    self.test(text)
  )
    return false;
  return !(online.test(text) && stranger.test(text));
};
