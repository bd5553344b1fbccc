import type { CourseChecks } from '@nobi/kit/manifest';
import { both, question } from './asking.ts';

const played = both('Deret bunyi mana yang terdengar?', 'Which row do you hear?');

export const lower: CourseChecks = {
  toe: [
    question({
      id: 'toe-row',
      about: 'toe',
      skill: 'sequence',
      say: played,
      hint: both('Baca dari bendera,\nblok demi blok.', 'Read from the flag on,\nblock by block.'),
      show: 'hs t d k',
      choices: ['row-tdk', 'row-kdt', 'row-dtk'],
    }),
    question({
      id: 'toe-first',
      about: 'toe',
      skill: 'sequence',
      say: both('Apa yang terakhir terdengar?', 'What do you hear last?'),
      hint: both('Ikuti sampai blok\npaling ujung.', 'Follow it\nto the very last block.'),
      show: 'hs u d t',
      choices: ['t', 'u', 'd'],
    }),
  ],
  knee: [
    question({
      id: 'knee-count',
      about: 'knee',
      skill: 'loop-body',
      say: both('Berapa kali panci terdengar?', 'How often does the pot play?'),
      hint: both('Ada satu blok\nsesudah kotaknya.', 'There is one block\nafter the box.'),
      show: 'hs r3 d t e d',
      choices: [4, 3, 6],
    }),
    question({
      id: 'knee-row',
      about: 'toe',
      skill: 'sequence',
      say: played,
      hint: both('Mulai dari bendera.', 'Begin at the flag.'),
      show: 'hs k u k d',
      choices: ['row-kukd', 'row-dkuk', 'row-kkud'],
    }),
  ],
  belly: [
    question({
      id: 'belly-count',
      about: 'belly',
      skill: 'nested-loops',
      say: both('Berapa kali panci terdengar?', 'How often does the pot play?'),
      hint: both(
        'Hitung satu putaran luar,\nlalu ulangi.',
        'Count one outer round,\nthen repeat it.',
      ),
      show: 'hs r2 r3 d e t e',
      choices: [6, 5, 3],
    }),
    question({
      id: 'belly-loop',
      about: 'knee',
      skill: 'loop-body',
      say: played,
      hint: both('Semua di dalam kotak\nikut diulang.', 'Everything inside the box\nis repeated.'),
      show: 'hs r2 d k e',
      choices: ['row-dkdk', 'row-dkk', 'row-ddkk'],
    }),
  ],
  navel: [
    question({
      id: 'navel-tap',
      about: 'navel',
      skill: 'events',
      say: both(
        'Kambing diketuk dua kali.\nApa yang terdengar?',
        'The goat is tapped twice.\nWhat do you hear?',
      ),
      hint: both('Lihat topi kambing saja.', 'Look at the goat’s hat only.'),
      show: 'ha d hb t k',
      choices: ['row-tktk', 'row-dd', 'row-tk'],
    }),
    question({
      id: 'navel-nested',
      about: 'belly',
      skill: 'nested-loops',
      say: both('Berapa kali gelas terdengar?', 'How often does the glass play?'),
      hint: both('Gelas ada di kotak luar saja.', 'The glass is only\nin the outer box.'),
      show: 'hs r3 r2 d e t e',
      choices: [3, 6, 1],
    }),
  ],
  armpit: [
    question({
      id: 'armpit-else',
      about: 'armpit',
      skill: 'if-else',
      say: both('Sapi datang.\nApa yang terdengar?', 'The cow comes.\nWhat do you hear?'),
      hint: both(
        'Apakah sapi itu ayam?\nLalu jalan yang mana?',
        'Is the cow a hen?\nThen which way?',
      ),
      show: 'ia t o d e',
      choices: ['row-d', 'row-t', 'row-td'],
    }),
    question({
      id: 'armpit-event',
      about: 'navel',
      skill: 'events',
      say: both(
        'Siapa yang diketuk\nkalau teko terdengar?',
        'You hear the kettle.\nWho was tapped?',
      ),
      hint: both('Cari teko, lalu lihat topinya.', 'Find the kettle, then its hat.'),
      show: 'ha d hb u hc t',
      choices: ['guest-b', 'guest-a', 'guest-c'],
    }),
  ],
};
