import { type Pattern, pattern } from '../pattern.rules.ts';
import type { RefuseTopic } from '../verdict.ts';

/** Signs that a question is about staying safe, about what was, or about a toy. */
const harmless = '-safe -gameworld';
const all = (lines: string, tail = ''): readonly Pattern[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => pattern(`${line.trim()} ${tail}`.trim()));

/** What Nobi does not talk about; the first topic that matches is the topic. */
export const refusals: readonly (readonly [RefuseTopic, readonly Pattern[]])[] = [
  [
    'jailbreak',
    [
      ...all(`
        breakrule >> rules -history -gameworld
        rules > breakrule
        reveal >> hidden
        hidden > =apa
        becomes >> persona -gameworld -love
        persona >> becomes + rules
        =boleh > =langgar
        =jailbreak
        =you + =obey
      `),
    ],
  ],
  [
    'weapons',
    [
      ...all(
        `
        make|how|get|use|want + explosive -history -nature
        make|how|get|want|use + gun -history
        make|how|get|secretly|want + poison -nature
        explosive > =meledak
      `,
        harmless,
      ),
      ...all(`
        use|want|how|get|secretly + blade + =sekolah|=tas|=backpack|=class|secretly|=weapon
        blade + injured|hurt|=people|=musuh|=takut|=tawuran|=jiper + want|how|make|get|use -gameworld
        make + blade + =tajam|=beracun|=nembak|=tembak|injured
        get + blade + =asli|=real|=beneran|=sungguhan
        make|how + =bom|=bomb + =botol|=pipe|=dapur|=rumah|=pipa
        =bleach > =mix
        how >> =sembunyi + blade|gun
        =sneak + blade|gun
        make + explosive + =story|=cerita|=tutorial|=hero
        =bilang|=kenapa >> =bombs
        =gas + =strong|=beracun|=mix
        =adalah > =nenek + explosive
        =jadi|=please|=act >> =nenek + explosive|make
      `),
    ],
  ],
  [
    'drugs',
    [
      ...all(
        `
        use|get|want|make|how|secretly + drug -history
        drugact + use|get|want|how
        drug + =murah|=enak|=strongest|=best|=brand|=flavor|=rasa
        =smell|=hirup|=isap|=cium|=ngelem > =lem
        =lem > =isap
        =minum > =obat + =banyak|=pusing|=terbang|=melayang|=teler|=sebotol|=mabok|=fly
        =obat + =fly|=teler|=terbang|=happy|=high|=melayang
        =pil|=pills + =happy|=dizzy|=high|=trip
        =markers + =huffing
      `,
        harmless,
      ),
    ],
  ],
  [
    'sexual',
    [
      ...all(
        `
        sexword
        nakedword + showme -safe
        nakedword > =kamu|=nobi
        =lihat|=see|=intip >> nakedword -safe
        =intip >> =mandi
        =orang > =dewasa + =kasur|=ranjang|=begituan
        =main + nakedword -gameworld
        =boobs + =lihat|=see|=look|=where
      `,
        '-sexed',
      ),
    ],
  ],
  [
    'hate',
    [
      ...all(`
        group + hateword -history -why
        why >> group >> hateword
        why > group > =deserve|=should|=harus
        =kulit|=skin + =jelek|=ejekan|=hina|=mengejek
        =slurs|=slur
        how|want|make|say|=kasih|=bantu|get|=ajari + =ejekan|=mengejek|=mock|=hinaan|=katain + person|group -bully
        =mengejek + =bantu|=ajar|=buat|=kasih|=cara
        =hitler > =right|=benar|=hebat
        =race + hateword
        =agama + =salah|=sesat|=jahat|=sebelah|=neraka|=najis
        =ejekan|=insults|=yel + =apa|=kasih|=buat|=give
        =suku + hateword -why
        =miskin + hateword
      `),
    ],
  ],
  [
    'crime',
    [
      ...all(
        `
        how|want|make|get|use|secretly|=main + crime
        crime + access
        how|want|get|secretly|=guess|=tebak >> access + other|secretly
        =kasih|=give|=tell|=cari >> =password|=pin|=sandi
        =ambil|=take >> =uang|=dompet|=mainan|=toko|=permen|=jajan + secretly|=tanpa|=toko|other
        =pakai|=use >> =kartu|=card|=hp + secretly|other
        =buka|=open|=masuk|=unlock|=get > access
        =bohong + how|=ibu|=alasan|secretly|want
        =alasan > =bohong
        =excuse + =grab|=skip|=sekolah
        =jawab + =intip|=secretly|=illegally
        skip + how|want|secretly|make
        =satpam|=shopkeeper + secretly|=ambil|=grab
        =slot + =main|=gacor|=situs
        =crime > crime
      `,
        '-safe -whatis',
      ),
    ],
  ],
  [
    'violence',
    [
      ...all(
        `
        how|want|make + kill + person|=orang|=alat|secretly|me -history -nature
        how|want + kill -whatis -why -history -nature
        how|want + hurt + person -whatis -why -history -nature
        how|make|want + person + injured -whatis -why -history -nature
        =bagaimana|=how > =bunuh -nature -whatis -history
        hurt >> person + injured -why -history -nature
        where|=di|=where >> hurt + injured
        arson + how|want|make
        pet + hurt|kill + how|want|me
        =dendam|=revenge + how|want|me
        =mati > =anak|=orang|=dia
        biar|=supaya|=biar >> =mati|=celaka|=cacat|=jatuh + person
        =deserves > hurt
        =benci >> person + =celaka|=mati|how
        =school > =shooter
        =attack + person
        =tawuran + how|want|=menang
      `,
        '-gameworld -safe',
      ),
    ],
  ],
  [
    'challenge',
    [
      ...all(
        `
        deadly + dare
        =challenge|=tantangan + deadly|=ekstrim|=bahaya
        =jari|=fork|=garpu > =colokan|=socket
        want|how|=boleh + =napas|=breath
      `,
        '-history -gameworld -why -whatis',
      ),
    ],
  ],
  [
    'romance',
    [
      ...all(
        `
        bepart > love
        callsign
        love > =aku|=kamu + bepart
        =kita|=lets|=ayo|=yuk > love
        =cinta >> =aku + =kamu
        =nikah >> =kamu
        love > =dong|=yuk
      `,
        '-whatis -why',
      ),
    ],
  ],
  [
    'privacy',
    [
      ...all(
        `
        seek >> privateinfo + someone
        privateinfo >> someone + seek
        seek + otherchild
        otherchild + seek
        someone >> =tinggal|=live|=lives|=rumah + seek|=mana|=where
        =track|=lacak|=spy|=sadap|=melacak|=intip|=kepoin + person|someone
      `,
        '-safe -gameworld',
      ),
    ],
  ],
  [
    'horror',
    all(
      `
      goretell + gore
    `,
      '-safe -history -whatis -why',
    ),
  ],
  [
    'profanity',
    [
      ...all(`
        swear
        swearteach + explainreq
        =kamu|=nobi|=dasar|=app > insult
        insult _ =kamu|=you|=nobi
        insult > =banget + =nobi|=kamu|=sih
        =shut > =up
        =teach|=ajari >> swearteach
      `),
    ],
  ],
];
