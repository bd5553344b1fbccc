/** Two questions a lesson, with their answers. The server loads this file; no page may import it. */
import type { CourseChecks } from '@nobi/kit/manifest';

export const checks: CourseChecks = {
  friends: [
    {
      id: 'who-is-kiki',
      about: 'friends',
      skill: 'names',
      say: { id: 'Hello, Kiki!\nYang mana Kiki?', en: 'Hello, Kiki!\nWhich one is Kiki?' },
      hint: {
        id: 'Kiki punya telinga runcing.\nLihat telinganya.',
        en: 'Kiki has pointed ears.\nLook at the ears.',
      },
      choices: ['kiki', 'bobo', 'lala'],
      answer: 'kiki',
    },
    {
      id: 'who-is-toto',
      about: 'friends',
      skill: 'names',
      say: { id: 'Goodbye, Toto!\nYang mana Toto?', en: 'Goodbye, Toto!\nWhich one is Toto?' },
      hint: {
        id: 'Toto tidak berbulu.\nMulutnya lebar.',
        en: 'Toto has no fur.\nThe mouth is wide.',
      },
      choices: ['momo', 'toto', 'kiki'],
      answer: 'toto',
    },
  ],
  colours: [
    {
      id: 'which-is-blue',
      about: 'colours',
      skill: 'colours',
      say: { id: 'Yang mana blue?', en: 'Which one is blue?' },
      hint: {
        id: 'Ingat warna langit\ndi siang yang cerah.',
        en: 'Think of the sky\non a bright day.',
      },
      choices: ['red', 'blue', 'yellow'],
      answer: 'blue',
    },
    {
      id: 'who-is-bobo',
      about: 'friends',
      skill: 'names',
      say: { id: 'Hello, Bobo!\nYang mana Bobo?', en: 'Hello, Bobo!\nWhich one is Bobo?' },
      hint: {
        id: 'Bobo punya belalai.\nLihat hidungnya.',
        en: 'Bobo has a trunk.\nLook at the noses.',
      },
      choices: ['lala', 'bobo', 'momo'],
      answer: 'bobo',
    },
  ],
};
