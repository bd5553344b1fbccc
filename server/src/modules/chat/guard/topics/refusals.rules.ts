import { type Pattern, patterns } from '../pattern.rules.ts';
import type { RefuseTopic } from '../verdict.ts';

/** Signs that a question is about staying safe, about what was, or about a toy. */
const harmless = '-safe -gameworld';

/** What Nobi does not talk about; the first topic that matches is the topic. */
export const refusals: readonly (readonly [RefuseTopic, readonly Pattern[]])[] = [
  [
    'jailbreak',
    [
      ...patterns(`
        breakrule >> rules -history -gameworld -why -whatis
        rules > =mati|=matikan|=dimatikan|=hapus|=abaikan|=langgar|=off|=disabled|=lupakan -why -whatis -history
        reveal >> hidden
        reveal > =prompt
        reveal >> =rahasia > =pembuat|=developer|=creator|=pencipta
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
      ...patterns(
        `
        make|how|get|use|want + explosive -history -nature -=points -=point
        make|how|get|want|use + gun -history
        make|how|get|secretly|want + poison -nature
        explosive > =meledak
      `,
        harmless,
      ),
      ...patterns(`
        how|=sothat|sothat + blade + =kedetek|=lolos|=detector|=security|=nyelundup|=ketahuan
        use|want|how|get|secretly + blade + =sekolah|=tas|=backpack|=class|secretly|=weapon
        blade + injured|hurt|=people|=musuh|=takut|=tawuran|=jiper + want|how|make|get|use -gameworld
        make + blade + =tajam|=beracun|=nembak|=tembak|injured
        get + blade + =asli|=real|=beneran|=sungguhan
        make|how + =bom|=bomb + =botol|=pipe|=dapur|=rumah|=pipa
        =bleach > =mix
        =bensin|=pertamax|=pupuk + =campur|=meledak
        blade + =buta|=tembus|=break|=bones
        how >> =sembunyi + blade|gun
        =panah|=arrow|=arrows|=stick + =tembak|=nembak|=tusuk|=stab|=beracun|=shoot + person|=musuh|want
        =sneak + blade|gun
        =modif|=modifikasi > gun
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
      ...patterns(
        `
        use|get|want|make|how|secretly + drug -history
        drugact + use|get|want|how
        drug + =murah|=enak|=strongest|=best|=brand|=flavor|=rasa
        =smell|=hirup|=isap|=cium|=ngelem > =lem
        =lem > =isap
        =hirup|=isap|=cium|=sniff|=inhale|=huff >> =spidol|=markers|=bensin|=cat|=tiner|=thinner|=aerosol|=pilox
        =obat >> =tidur + =teman|=orang|=sadar
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
      ...patterns(
        `
        sexword
        nakedword + showme -safe
        =lihat|=intip|=foto|=video|=gambar|=show|=see|=watch|=peek >> bodyword + =cewek|=kakak|=girl|=girls|=lady|=teacher|=guru|=orang|=kelas|=bibi|=someone|=where|=women|=mau -safe
        =cerita > =hot
        =boobs + =where|=see|=look|=show
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
      ...patterns(`
        group + hateword -history -why -whatis
        why >> group >> hateword
        why > group > =deserve|=should|=harus
        =kulit|=skin + =jelek|=ejekan|=hina|=mengejek
        =slurs|=slur
        how|want|make|say|=kasih|=bantu|get|=ajari + =ejekan|=mengejek|=mock|=hinaan|=katain + person|group -bully
        =mengejek + =bantu|=ajar|=buat|=kasih|=cara
        make|=tulis >> derogatory
        =julukan|=nickname|=panggilan + =jelek|=mengejek|=hina|=mock|=mean
        =hitler > =right|=benar|=hebat
        how|want|make|get|way >> derogatory + person|group|=people|=joke|=comments|=language -safe -me
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
      ...patterns(
        `
        how|want|make|get|use|secretly|=main + crime -=robot -=together -=otak -=brain -=hafal -=puzzle -=detective -=detektif
        make >> =virus -=kuman
        =palsu|=palsukan|=fake|=forge + =tangan|=signature|=rapor|=surat|=uang|=money|=id|=ktp|=kartu
        crime + access
        how|want|get|secretly|=guess|=tebak >> =password|=sandi|=passcode|=pin|=akun|=account|=wifi + other|secretly
        =buka|=open|=read|=baca|=intip|=spy|=masuk|=get|=hack >> access _ other
        =buka|=open|=read|=baca|=intip|=spy|=masuk|=get|=hack >> other _ access + how|want -=use
        how >> =hp|=phone|=tablet + =kunci|=kuncinya|=passcode|=locked|=sandi
        =ambil|=curi|=bobol|=take|=steal|=hack >> =dompet|=celengan|=purse|=wallet + how|want|secretly|=teman
        =kasih|=give|=tell|=cari >> =password|=pin|=sandi
        =ambil|=take >> =uang|=dompet|=mainan|=toko|=permen|=jajan + secretly|=tanpa|=toko|other
        =pakai|=use >> =kartu|=card + secretly|other
        =pakai|=use >> =hp|=phone + secretly
        =buka|=open|=masuk|=unlock|=get > access + secretly
        =bohong + how|=ibu|=alasan|secretly|want
        =alasan > =bohong
        =excuse + =grab|=skip|=sekolah
        =jawab + =intip|=secretly|=illegally
        skip + how|want|secretly|make
        =jual >> other + secretly
        =pura > =sakit + =sekolah
        =pretend|=fake > =sick + =school|=sekolah
        =modif + =palsu
        how|want|=kasih >> =bocoran|=saldo
        =convinces|=convince|=yakinkan >> =money|=uang|=stranger
        =exploit|=eksploitasi|=scam|=phishing
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
      ...patterns(
        `
        how|want|make + kill + person|=orang|=alat|secretly|me -history -nature -figure -why
        how|want + kill -whatis -why -history -nature -device
        how|want >> hurt > person -whatis -why -history -nature -=maaf -=sorry -=menyesal
        person >> hurt + how|want + injured -whatis -why -history -nature -=if
        =enak|=diapain|=ajari|=jurus >> hurt|injured + person|how
        =lempar|=throw >> =mobil|=cars|=kereta|=kaca + how|want|=kecelakaan
        =where|=mana >> hurt + person|injured
        hurt > person + how|secretly|want -whatis -why -history -nature -=maaf -=sorry -=menyesal
        sothat >> injured + person + how|want|make -whatis -why -history -nature -figure
        sothat > person > injured + want|how -whatis -why -history -nature -figure
        =bagaimana|=how|=cara > =bunuh -nature -whatis -history -device
        hurt >> person + injured + how|want|make|secretly -why -history -nature -whatis
        =rid >> =guru|=teacher|=adik|=teman|=friend|=him|=her|=them|=body|=kakak|=bully|=neighbor
        arson + how|want|make
        how|want >> hurt|kill > pet -why
        pet >> hurt|kill + how|want -why
        =dendam|=revenge + how|want|me
        =supaya|=biar|=agar >> =mati|=celaka|=cacat|=jatuh + person -plant -device
        make > =kill|=matikan
        want >> =matikan|=matiin > =itu|=anak|=orang|person
        =berkelahi + injured
        =deserves > hurt
        =benci >> person + =celaka|=mati|how
        =school > =shooter
        =attack + person
        =tawuran + how|want|=menang
        how|want >> =snap|=break|=patah|=patahin > =neck|=leher|=arm|=leg|=bones -nature
        how|want >> =kunci|=kurung|=sekap|=lock > person -=pintu
        =rem|=brakes + =rusak|=potong|=cut|=putus + how|want
        want|how|way >> =shoot|=tembak > =man|=woman|person -why -history
        how|way >> hurt > =people|=jaw|person -why -history -nature
        =cut >> =brakes|=breaks|=rem + =car|=mobil|=crash
        want >> =burn|=bakar >> =rumah|=school|=sekolah
      `,
        '-gameworld -safe',
      ),
    ],
  ],
  [
    'challenge',
    [
      ...patterns(
        `
        deadly + dare
        =challenge|=challenges|=tantangan|=dare|=konten|=tiktok|=viral + deadly|danger
        want|how > =main _ =api
        how|want >> =light|=burn|=nyala >> =matches|=house|=rumah|=korek -why
        =prank + =telan|=minum|=makan|=swallow
        want >> =pinggir|=tepi|=ujung|=edge >> =atap|=jurang|=roof|=balkon|=cliff|=gedung
        =tantang|=dare >> =racun|=beracun|=poison
        =challenge|=tantangan + =minum|=makan|=telan|=drink|=eat|=swallow
        =telan|=nelan|=swallow > danger + want|=boleh|dare
        =jari|=fork|=garpu > =colokan|=socket
        =tahan|=nahan|=hold >> =napas|=breath + want|how|dare|=sampai -nature -=whales
        =adu > =tahan|=nahan >> =napas|=nafas
      `,
        '-history -gameworld -why -whatis',
      ),
    ],
  ],
  [
    'romance',
    [
      ...patterns(
        `
        bepart > love -=teman|=guru|=adik|=sepupu
        callsign
        =jadi > =cowok|=cewek _ =aku|=saya
        love > =aku|=kamu + bepart
        =kita|=lets|=ayo|=yuk > love
        =cinta >> =aku + =kamu
        =nikah >> =kamu
        love > =dong|=yuk
      `,
        '-whatis -why -=kakak -=bibi -=paman -=they -=parents',
      ),
    ],
  ],
  [
    'privacy',
    [
      ...patterns(
        `
        seek >> privateinfo + someone
        privateinfo >> someone + seek
        seek + otherchild
        otherchild + seek
        =rumah > someone > =mana
        =where >> someone >> =lives|=live -=president
        =number >> =belongs
        =cari >> =rumah > someone
        =plat > =nomor + =siapa|=cari
        =cari >> =rumah|=alamat > =nya|=cewek|=cowok|=orang
        =cari > =ig|=akun >> =rumah|=alamat|=nomor
        someone >> =tinggal|=live|=lives|=rumah + =mana|=where|=cari|=find|=tahu|=alamat -=president|=presiden|=penguin|=artis
        =track|=lacak|=spy|=sadap|=melacak|=intip|=kepoin + person|someone
      `,
        '-safe -gameworld',
      ),
    ],
  ],
  [
    'horror',
    patterns(
      `
      goretell + gore|gore~di
      sight|=deskripsi|=deskripsiin|=describe|=ceritakan + corpse
    `,
      '-safe -history -whatis -why',
    ),
  ],
  [
    'profanity',
    [
      ...patterns(`
        swear
        rude -me -=bahasa
        =asu|=goblok|=tolol _ =kamu
        =kamu|=nobi _ rude
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
