import { type Pattern, patterns } from '../pattern.rules.ts';

/** Signs of wishes to break rules or to wrong others. */
export const jailbreak: readonly Pattern[] = [
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
];

export const hate: readonly Pattern[] = [
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
];

export const crime: readonly Pattern[] = [
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
];

export const privacy: readonly Pattern[] = [
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
];

export const profanity: readonly Pattern[] = [
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
];
