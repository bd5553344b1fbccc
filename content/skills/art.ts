/** What the creative tools are for. Nothing here is tested: works are kept, never scored. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

export const storyWriting: Skill = {
  id: 'story-writing',
  domain: 'art',
  needs: [],
  name: both('Menulis cerita berurutan', 'Writing a story in order'),
  words: both('Aku bisa membuat cerita', 'I can make a story'),
  levels: [],
  criterion: both('Karya anak; tidak diuji', 'A work of the child; not tested'),
  curriculum: element('BIN.A.MEN'),
};

export const drawingExpression: Skill = {
  id: 'drawing-expression',
  domain: 'art',
  needs: [],
  name: both('Berekspresi lewat gambar', 'Expressing ideas by drawing'),
  words: both('Aku bercerita lewat gambar', 'I tell stories with pictures'),
  levels: [],
  criterion: both('Karya anak; tidak diuji', 'A work of the child; not tested'),
  curriculum: element('RUP.A.CIPTA'),
};

export const musicRhythm: Skill = {
  id: 'music-rhythm',
  domain: 'art',
  needs: [],
  name: both('Irama dan pola nada', 'Rhythm and patterns in music'),
  words: both('Aku bisa membuat musik', 'I can make music'),
  levels: [],
  criterion: both('Karya anak; tidak diuji', 'A work of the child; not tested'),
  curriculum: element('MUS.A.CIPTA'),
};

export const batikPatterns: Skill = {
  id: 'batik-patterns',
  domain: 'art',
  needs: [],
  name: both('Pola simetris dan batik', 'Symmetric patterns and batik'),
  words: both('Aku bisa membuat pola batik', 'I can make batik patterns'),
  levels: [],
  criterion: both('Karya anak; tidak diuji', 'A work of the child; not tested'),
  curriculum: element('RUP.A.CIPTA'),
};

export const marbleRuns: Skill = {
  id: 'marble-runs',
  domain: 'art',
  needs: [],
  name: both('Sebab dan akibat dalam mesin kelereng', 'Cause and effect in marble runs'),
  words: both('Aku bisa membuat mesin kelereng', 'I can build marble machines'),
  levels: [],
  criterion: both('Karya anak; tidak diuji', 'A work of the child; not tested'),
};

export const puppetPlays: Skill = {
  id: 'puppet-plays',
  domain: 'art',
  needs: [],
  name: both('Bercerita lewat gerak wayang', 'Telling stories with moving puppets'),
  words: both('Aku bisa mementaskan cerita', 'I can put on a story'),
  levels: [],
  criterion: both('Karya anak; tidak diuji', 'A work of the child; not tested'),
};
