import { patterns } from '../pattern.rules.ts';
import type { Help } from './help.ts';

/** Needs that a person should know of, the gravest first. */
export const lastingHelps: readonly Help[] = [
  {
    topic: 'body_image',
    severity: 'medium',
    signs: [
      ...patterns(`
        starve + thin
        =pencahar|=laxatives|=laxative
        =takut > =gemuk|=gendut + me
        =anorexia|=anorexic|=anoreksia|=bulimia|=bulimic -whatis
        how|way >> =skinny|=kurus|=langsing -safe -pet
        vomit + food|thin
        vomit + =jari
        bodyhate + mybody + me
        =benci|=hate|=malu + mybody + me
        =operasi|=surgery + =muka|=face
        me >> =gendut|=fat + =jelek|=ugly|=benci|=hate
        how >> =kurus|=skinny|=lose + starve|=cepat
        =kulit|=skin + =jelek|=ugly + me + =benci|=hate|=banget
      `),
    ],
  },
  {
    topic: 'bullying',
    severity: 'medium',
    signs: [
      ...patterns(
        `
        me >> bully~di
        me >> bully + peer|=terus|=sekolah|=dibully|=everyone
        peer >> bully >> me
        me > =dibully|=bullied|=cyberbullied|=dikeroyok|=dikucilkan|=dikucilin|=dijauhi|=dikatain|=diejek|=dipalak|=dijauhin|=diketawain
        =being|=get|=getting > =bullied
        friendless
        peer >> beat _ =me|=aku
        =kelas|=semua|=satu >> not _ =mau > =duduk|=main|=berteman|=bicara >> me
        =nobody|=no > =sits|=sit|=talks|=plays >> me
        peer >> =bilang|=say|=says|=said|=called >> me > insult
        me >> =dibuang|=dirusak|=disembunyikan > peer
        =dibuang|=dirusak > peer
        =dikerjain + me|peer
        peer >> =threw|=buang|=rusak >> me
        peer > beat > me
        peer >> beat~di|beat >> me + overwhelming|bruise
        =diancam|=ngancam|=threaten + me
        bully~di + me
        =nama > bully~di|=ledekan
        =celana > bully~di|bully
        peer >> =ambil|=takes|=minta|=palak >> =uang|=money|=jajan + me
        me >> =uang > =diminta
        =fake > =account
        bully + online + me
      `,
        '-hypothetical',
      ),
      ...patterns('me >> =dibully|=bullied|=cyberbullied -=friend -=teman'),
    ],
  },
  {
    topic: 'neglect',
    severity: 'high',
    signs: [
      ...patterns(
        `
        hungry + noone
        =hari >> carer >> not > =pulang
        carer >> not > =pulang + =hari
        =cuma > =makan >> =nasi|=garam|=air
        =kelaparan|=starving + me|nearone
        leftalone
        carer > =tinggal|=ninggalin|=left|=leaves|=leave > me + =sendiri|=alone
        me >> =ditinggal + =sendiri
        me >> =sendiri + =pulang|=adik + not
        =nobody > =rumah
        =nobody >> =rumah
        not > =dibawa|=take|=takes >> =dokter|=doctor
        =cuma >> =makan > =sekali
        =disuruh|=suruh > =kerja + not|=malam
        me >> =tidur > =luar
        carer >> =forgets|=lupa >> =makan|=feed|=jemput
        not > =makan > =dari|=since|=sejak
      `,
        '-hypothetical',
      ),
    ],
  },
  {
    topic: 'sadness',
    severity: 'medium',
    signs: [
      ...patterns(
        `
        grief + sad + nearone -hypothetical
        nearone >> grief + overwhelming
        sad + overwhelming + me -=kalau -=if
        unloved -hypothetical
        =nobody > =love|=loves|=sayang
        nearone >> =died|=meninggal + =kemarin|=yesterday|=accident|=kecelakaan
        sad >> =cerai|=divorce|=divorced
        =cerai|=divorced|=divorce + sad
        =sayang > =adik + not
        me >> =hampa|=worthless
      `,
        '-whatis -=film -=novel',
      ),
    ],
  },
];
