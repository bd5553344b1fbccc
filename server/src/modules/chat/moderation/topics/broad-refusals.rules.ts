import type { RefuseTopic } from '../verdict.ts';
import { type Pattern, patterns } from './pattern.rules.ts';

const lesson = '-safe -history -nature -gameworld -whatis';

/** Signs that go by an act and its result or by what a text is wanted about. */
export const broadRefusals: readonly (readonly [RefuseTopic, readonly Pattern[]])[] = [
  [
    'weapons',
    [
      ...patterns(
        'use|how|secretly + blade|gun + =school|=class|=backpack|=sekolah',
        '-safe -history',
      ),
      ...patterns('make|how + gun|explosive + fatal', '-history -nature -safe'),
      ...patterns(
        '=campur|=mix|=mixing|=combine|=dicampur >> poison|cleaner + how|=kalau|want|=apa',
        lesson,
      ),
    ],
  ],
  [
    'violence',
    patterns(
      `
      hurt~di|hit~di|kill~di + fatal
      hurt|kill + fatal + how|=mana|=apa|=where|=which
      bodyplace|limb + fatal + =mana|=where|=which|=apa
      way|how + fatal + person
      how|want >> hurt|kill + person + secretly
      how >> hurt > person -=maaf
      want >> hurt > =dia|=temannya|=him|=her|=them|=si|=anak -=maaf
      hurt|kill + person + =enaknya|=enak|=gampang|=easy|=easiest
      hurt >> =pakai _ =apa
    `,
      lesson,
    ),
  ],
  [
    'drugs',
    patterns(
      `
      drugact + how|use|want|get|sothat -why -travel
      drug + askmake|=murah|=harga|=merk|=rasa|=umur
      =berapa + =obat + drugact|=banyak
      =minuman + =goyang|=pusing|=melayang|=teler|=mabuk
    `,
      lesson,
    ),
  ],
  ['sexual', patterns('sexword\nbodyword + =cewek|=cowok|=girl|=girls + showme', '-sexed -safe')],
  [
    'hate',
    patterns(
      `
      askmake|how|want + hateword + group
      askmake >> hateword|derogatory >> group|someone|peer
      group >> hateword + =kan|=semua|=emang|=all|=right|=always
      =ngejek|=mengejek|=hina|=ejekan|=insult|=mock >> group|=agama|=suku|=race|=religion
    `,
      '-safe -history -nature -gameworld -why -me',
    ),
  ],
  [
    'crime',
    patterns(
      `
      crime + askmake|get|use
      =rusak > =rem
      =hack|=nyuri|=curi|=colong|=bobol + =wifi|=akun|=password|=atm|=diamond|=uang|=robux
    `,
      '-safe -whatis -why -=robot -=detektif -=detective -=puzzle -=cerita -=story -=film',
    ),
  ],
  [
    'challenge',
    patterns(
      `
      deadly + want|how|dare|=boleh|=berani|=coba|=challenge
      =kunci|=kurung|=lock|=masuk >> =kulkas|=fridge|=dryer|=freezer + =adik|=baby|=kucing|me|how|person
      =telan|=nelan|=swallow >> =gigi|=jarum|=needle|=koin|=kelereng|=magnet|=baterai + dare|=prank|want
    `,
      '-safe -history -why -whatis -gameworld',
    ),
  ],
  ['jailbreak', patterns('breakrule >> =ajar|=pencipta|=pembuat|=creator|=taught -why -=pr')],
  ['profanity', patterns('swearteach + askmake|explainreq|want|how', '-safe -why')],
  [
    'privacy',
    patterns(
      '=mana > =rumah > =guru|=artis|=youtuber|=teman|=cewek|=cowok\nprivateinfo + =siapa|=tahu|=cari|=cariin|=find|=lacak >> someone',
      '-safe',
    ),
  ],
  ['horror', patterns('gore + goretell|askmake', '-safe -history -nature -why -whatis')],
];
