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
        adultstranger >> touch >> intimate
        carer >> touch >> intimate
        me >> touch~di|touch + intimate + adultstranger|carer|=by
        carer|adultstranger > touch > me + not|intimate
        makeme|makeme~di >> bodyphoto + online|adultstranger|=aku|=me|carer -=tugas -=bunga
        online|adultstranger >> makeme >> meet|bodyphoto
        want >> meet + online|=internet
        meet + adultstranger + me|online|makeme -=kucing -=guru -=ibu
        online + =alamat|=nomor|=address|=where|=live|=number|=sekolah + makeme
        secrecy -surprise -gameworld -=but -=kue -=cookie
        online|adultstranger >> =mau >> bodyphoto|meet|undress
        =rahasia > whom -surprise
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
        me >> =kena >> weaponhome
        carer >> weaponhome + beat|beat~di|afraid
        me >> bruise + beat|beat~di|carer
        fearhome + me|carer -gameworld
        carer >> beat >> =adik|=bayi|=baby -gameworld
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
        lost -hypothetical -gameworld -=math -=problem -=pr -=homework -=page -=game
        nearone|me|=adik >> ingest >> toxic -hypothetical
        ingest >> toxic + nearone|=sengaja|=accident -hypothetical
        collapse + now|nearone|me -hypothetical
        nearone >> not > =bangun|=napas|=gerak -=pagi -=tidur -=sekolah
        fire + =rumah|=oven|=dapur|=kamar|=ibu -hypothetical -=rokok
      `,
        '-gameworld',
      ),
    ],
  },
];
