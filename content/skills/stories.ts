/** Reading a whole story and knowing what it says. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

export const understandStories: Skill = {
  id: 'understand-stories',
  domain: 'reading',
  needs: ['read-lines'],
  name: both('Memahami cerita yang dibaca sendiri', 'Understanding a story read alone'),
  words: both('Aku paham cerita yang kubaca sendiri', 'I understand stories that I read by myself'),
  levels: [
    both('beberapa kalimat', 'a few sentences'),
    both('cerita pendek', 'a short story'),
    both('cerita panjang', 'a long story'),
  ],
  criterion: both(
    'Membaca cerita tanpa dibantu lalu menjawab pertanyaan tentang isinya',
    'Reads a story without help, then answers a question about what it says',
  ),
  curriculum: element('BIN.A.BAC'),
};
