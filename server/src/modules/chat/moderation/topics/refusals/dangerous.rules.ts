import { type Pattern, patterns } from '../pattern.rules.ts';

/** Signs that a question is about staying safe, about what was, or about a toy. */
const harmless = '-safe -gameworld';

/** Signs of questions that could get somebody hurt. */
export const weapons: readonly Pattern[] = [
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
];

export const drugs: readonly Pattern[] = [
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
];

export const violence: readonly Pattern[] = [
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
];

export const challenge: readonly Pattern[] = [
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
];
