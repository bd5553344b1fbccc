import { patterns } from '../pattern.rules.ts';
import type { Help } from './help.ts';

/** Needs that cannot wait, the gravest first. */
export const urgentHelps: readonly Help[] = [
  {
    topic: 'self_harm',
    severity: 'high',
    signs: [
      ...patterns(`
        suicide -defineonly
        suicide + me|how|want|way
        nolife -gameworld
        me >> =mau >> die -gameworld -device -plant -figure -why -pet
        =mau _ =mati -gameworld -device -plant -figure -why -pet
        =mati _ =saja -gameworld -device -plant -figure -pet
        =guna >> =hidup + me -why
        bodycut >> limb + onpurpose -chance
        bodycut >> limb + =aku|=my -=kertas -gameworld -chance -pet
        selfhate + bodycut
        jump >> height + die|=aku|want -=spiderman -=video -=konten -=payung -=tiktok -dare
        jump >> height + die
        pills >> die + me
        want|how|me >> pills >> =mati|=bangun|=wake
        how >> die + =cepat|=sakit|=painless
        =bunuh _ =diri -defineonly
      `),
    ],
  },
  {
    topic: 'sexual_abuse',
    severity: 'high',
    signs: [
      ...patterns(
        `
        abuse + me -whatis
        abuse~di|=raped
        adultstranger >> =pegang|=megang|=raba|=touch|=touches|=touched|=touching|=grope|=rubs > =aku|=me -=bola -=tangan
        adultstranger >> touch >> intimate
        carer >> touch >> intimate
        touch >> me + intimate + carer|adultstranger
        me >> touch~di|touch + intimate + adultstranger|carer|=by
        touch _ =aku|=me + carer|adultstranger + =tidak|=hate|intimate
        carer|adultstranger > touch > me + not|intimate
        makeme|makeme~di >> undress
        makeme|makeme~di >> bodyphoto + online|adultstranger|=aku|=me|carer -=tugas -=bunga
        online|adultstranger >> makeme >> meet|bodyphoto
        makeme|want >> bodyphoto + online
        =mau|=minta >> bodyphoto >> =body|=badan|=tubuh
        =mau|=minta >> bodyphoto >> me + =met|=kenal|=online|=stranger
        want >> meet + online|=internet
        meet + adultstranger + me|online|makeme -=kucing -=guru -=ibu
        online + =alamat|=nomor|=address|=where|=live|=number|=sekolah + makeme
        secrecy -surprise -gameworld -=but -=kue -=cookie
        online|adultstranger >> =mau >> bodyphoto|meet|undress
        =rahasia > whom -surprise
        =gambar|=foto|=picture|=pictures >> intimate + makeme|adultstranger
        =share|=sebar|=nyebarin >> =foto|=photos + me
        adultstranger|carer >> =kamar|=bed|=ranjang + =malam|=night|touch
        adultstranger >> =hadiah|=diamond|=robux|=permen|=es|=candy + makeme -=ulang
        =permainan > =khusus
        =orang|=guy|=man > =lain > =tidak|=jangan > =tahu -surprise
        =dipangku|=pangku|=pangkuan
        =kirim|=send >> =foto + online -=guru -=tugas
        =camera|=kamera + undress|=turn
        =age|=umur + online + =tua|=old|=30 + meet|=ketemu
      `,
        '',
      ),
    ],
  },
  {
    topic: 'violence_at_home',
    severity: 'high',
    signs: [
      ...patterns(
        `
        carer > beat > me
        parent >> =pukul|=tampar|=hajar|=cubit|=tendang|=hit|=hits|=slap|=slaps|=punch|=kicks|=beats|=nyabet|=sabet + me -=telur -=egg -=eggs -=bola -=drum -=nyamuk
        carer >> =lempar|=throws|=threw >> =arah|=at > me
        me >> =kena >> weaponhome
        carer >> beat >> bruise + me
        carer >> beat >> me + weaponhome|bruise|overwhelming|afraid
        carer >> beat > carer + me|afraid|overwhelming|bruise
        carer >> beat >> carer + afraid|bruise|weaponhome
        me > beat~di >> carer
        me > beat~di -=bola
        carer > beat~di >> carer
        carer >> weaponhome + beat|beat~di|afraid
        carer > =bawa|=pakai|=ambil >> weaponhome + me|not
        carer >> bruise + me|beat
        me >> bruise + beat|beat~di|carer
        fearhome + me|carer -gameworld
        =dipukul|=dipukuli + me|carer
        carer > beat~di|beat + overwhelming|=kasihan
        carer >> =ngamuk|=mabuk|=drunk|=mabok|=drinks + beat|me|afraid
        me >> =disundut|=disiram|=dicubit
        carer > beat >> =aku|=me|=ku + =kamar|=cupboard|=kamar|=gelap
        carer >> =bilang|=said >> =bunuh|=kill
        carer >> beat > limb + me
        carer >> beat >> =adik|=bayi|=baby -gameworld
        beat >> me + carer + overwhelming|weaponhome
      `,
        '-gameworld',
      ),
    ],
  },
  {
    topic: 'danger_now',
    severity: 'high',
    signs: [
      ...patterns(
        `
        fire + now -hypothetical
        lost -hypothetical -gameworld -=math -=problem -=pr -=homework -=page -=game
        =hilang + =mana|=tersesat|=pulang + me -hypothetical
        adultstranger|=orang >> =masuk _ =rumah -hypothetical -=sakit
        nearone|me|=adik >> ingest >> toxic -hypothetical
        ingest >> toxic + nearone|=sengaja|=accident -hypothetical
        collapse + now|nearone|me -hypothetical
        intruder + now|adultstranger|me -hypothetical
        =digigit|=bit > =ular|=snake -hypothetical
        =ular|=snake > =gigit|=bit|=bite -hypothetical
        =tolong >> collapse|fire
        nearone >> not > =bangun|=napas|=gerak -=pagi -=tidur -=sekolah
        fire + =rumah|=oven|=dapur|=kamar|=ibu -hypothetical -=rokok
        nearone >> =tiba > =jatuh
        =paksa|=maksa >> =masuk _ =rumah
        =kesetrum|=tersetrum + me -dare
        collapse + =gimana|=bagaimana + =tolong|nearone + now -=kalau -=if -=cara
      `,
        '-gameworld',
      ),
    ],
  },
];
