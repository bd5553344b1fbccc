import type { ItemManifest } from '@nobi/kit/manifest';
import {
  sentenceAsk,
  sentenceDid,
  sentenceDoing,
  sentenceLook,
  sentenceMany,
  sentenceNot,
  sentencePast,
  sentencePlace,
  sentenceThan,
  sentenceWho,
} from '../../skills/english-sentences.ts';
import { listed } from '../../skills/listed.ts';

export const manifest: ItemManifest = {
  id: 'mesin-kalimat',
  kind: 'game',
  trust: 'house',
  category: 'english',
  plan: 'premium',
  ageMin: 8,
  ageMax: 12,
  ageBands: ['6-9', '10-12'],
  order: 60,
  title: { id: 'Mesin Kalimat', en: 'Sentence Machine' },
  description: {
    id: 'Susun kalimat bahasa Inggris, tarik tuasnya, dan kalimat itu benar-benar terjadi: gajah naik pisang!',
    en: 'Write an English sentence, pull the lever and it really happens: an elephant rides a banana!',
  },
  goal: {
    id: 'Susun kalimat untuk fotonya, lalu tarik tuas.',
    en: 'Write a sentence for the photo, then pull the lever.',
  },
  skills: listed([
    sentenceLook,
    sentencePlace,
    sentenceDoing,
    sentenceMany,
    sentenceWho,
    sentenceNot,
    sentenceAsk,
    sentenceThan,
    sentencePast,
    sentenceDid,
  ]),
  freePlay: true,
  thumbnail: 'thumbnail.svg',
};
