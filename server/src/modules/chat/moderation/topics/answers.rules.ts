import type { SentenceFault } from '../verdict.ts';
import { type Pattern, patterns } from './pattern.rules.ts';

const lesson = '-a_not -safe -history -nature -gameworld';

/** What an answer of Nobi's may not say. */
export const answerFaults: readonly (readonly [SentenceFault, readonly Pattern[]])[] = [
  ['profanity', patterns('swear\nrude')],
  ['sexual', patterns('sexword\nnakedword + =lihat|=foto|=gambar|=show', '-sexed -a_not -a_iffy')],
  [
    'secrecy',
    patterns('a_secret\na_dont > a_whom', '-a_iffy|surprise|=janji|=promise|a_nopromise'),
  ],
  ['secrecy', patterns('=janji|=promise >> a_dont|a_secret', '-a_nopromise|surprise')],
  ['secrecy', patterns('a_dont > parent|=guru|=teacher|=siapa|=anyone', '-surprise')],
  [
    'asks_personal',
    patterns(
      `
      a_ask >> a_personal > a_your -a_not
      a_ask > a_your > a_personal -a_not
      a_personal > a_your > a_ask -a_not
      a_personal > a_ask + a_your -a_not
      =kirim|=send|=upload|=share >> =foto|=photo|=video|=selfie -a_not
      where > =do > =you > =live
      =di > =mana > =kamu > =tinggal
      =kamu > =tinggal > =mana
      =siapa _ =nama > a_your
      =nama _ =kamu + =siapa|=apa
      =your _ =name + =what|=whats|=tell
      a_meet + a_your + =aku|=me|=i|=kita|=us -a_not
    `,
      '-a_iffy',
    ),
  ],
  [
    'claims_human',
    patterns(`
      =aku|=im|=saya > a_humanself -a_not
      =i > =am > a_humanself -a_not
      =aku|=saya >> =bukan _ =robot|=komputer|=ai|=mesin
      =not _ =a|=an _ =robot|=computer|=machine|=ai
    `),
  ],
  [
    'romance',
    patterns(
      '=aku|=i|=im|=saya|=kita|=nobi > a_love + a_your|=kita|=us\na_love > =kamu|=you + =aku|=i',
      '-a_not -a_iffy -=pantun -=belajar',
    ),
  ],
  [
    'self_harm',
    patterns(
      `
      suicide + a_do
      nolife
      =better|=lebih >> =die|=mati|=dead
      =kamu|=you >> =mati|=die|=bunuh + =harus|=should|=pantas
    `,
      '-a_not -gameworld -a_adult',
    ),
  ],
  [
    'weapons',
    patterns(
      `
      explosive|poison|gun + =campur|=mix|=rakit|=buat|=build|=steps|=langkah|=ingredients + a_do
      make >> explosive|gun + a_do
    `,
      lesson,
    ),
  ],
  ['drugs', patterns('a_do > drug\na_do + drug + a_your\ndrug + =enak|=keren|=cool', lesson)],
  [
    'violence',
    patterns(
      `
      a_do + kill|hurt + person + a_your
      a_do > kill|hurt > person
      =pukul|=hit|=kick|=punch|=tendang > =dia|=him|=her|=them|=teman
    `,
      `${lesson} -a_adult`,
    ),
  ],
  ['hate', patterns('group > a_hate', '-a_not -why -=cerita')],
  ['crime', patterns('a_do >> crime + a_your|how', `${lesson} -=detektif -=detective`)],
  ['crime', patterns('crime + secretly', '-safe -history -=detektif -=detective')],
  ['challenge', patterns('a_do >> deadly', '-a_not -safe -gameworld')],
  ['horror', patterns('a_blood', '-history -a_not')],
];
