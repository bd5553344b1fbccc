import type { Language } from '@nobi/contract';
import { letterOf } from '../../mail/letter.ts';
import type { Letter } from '../../ports/mail.ts';
import type { Adult } from './flag.store.ts';
import type { HelpContacts } from './guard/words.ts';

type Topics = Readonly<Record<string, string>>;

const topics: Readonly<Record<Language, Topics>> = {
  en: {
    self_harm: 'not wanting to live, or hurting oneself',
    violence_at_home: 'being hurt',
    sexual_abuse: 'somebody who asks for secrets, pictures or touches',
    bullying: 'being bullied',
    neglect: 'being left alone or hungry',
    danger_now: 'a danger right now',
    body_image: 'worries about the body',
    sadness: 'being very sad',
    weapons: 'weapons',
    drugs: 'drugs',
    sexual: 'sexual content',
    violence: 'violence',
    hate: 'hate against others',
    crime: 'breaking the law',
    challenge: 'dangerous challenges',
    romance: 'romance',
    privacy: 'spying on others',
    jailbreak: 'getting Nobi to drop its rules',
    horror: 'horror',
    profanity: 'swear words',
  },
  id: {
    self_harm: 'tidak ingin hidup, atau menyakiti diri',
    violence_at_home: 'disakiti',
    sexual_abuse: 'orang yang meminta rahasia, foto, atau sentuhan',
    bullying: 'dirundung',
    neglect: 'ditinggal sendiri atau kelaparan',
    danger_now: 'bahaya saat ini juga',
    body_image: 'cemas tentang tubuh',
    sadness: 'sangat sedih',
    weapons: 'senjata',
    drugs: 'narkoba',
    sexual: 'hal seksual',
    violence: 'kekerasan',
    hate: 'kebencian kepada orang lain',
    crime: 'melanggar hukum',
    challenge: 'tantangan berbahaya',
    romance: 'pacaran',
    privacy: 'mengintai orang lain',
    jailbreak: 'membujuk Nobi meninggalkan aturannya',
    horror: 'horor',
    profanity: 'kata kasar',
  },
};

const words = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    high: 'your child wrote something to Nobi that a grown-up should know of today. It was about:',
    calm: 'Nobi answered with kind, fixed words and named people to turn to. Please talk with your child, calmly and without blame. What was written is not in this letter; you can see it in Nobi.',
    people: ({ phone, whatsApp }: HelpContacts) =>
      `You can get advice at ${phone}, or by WhatsApp at ${whatsApp}. In danger call 112 at once.`,
    highSubject: 'Please look: a message from your child to Nobi',
    weekSubject: 'What Nobi did not answer this week',
    week: 'this week your child asked Nobi about things that Nobi does not talk about with children. That is common, and no cause for alarm:',
    caseSubject: (number: string) => `Safety case ${number} is open`,
    case: 'a child told Nobi something that belongs to people. Nothing of it was shown to the family. It was about:',
    caseButton: 'Open the staff page',
    otherwise: 'something else',
    button: 'Open the profile',
    byHand: 'If the button does not open, use this address:',
  },
  id: {
    hello: (name: string) => `Halo ${name},`,
    high: 'anak Anda menulis sesuatu kepada Nobi yang perlu diketahui orang dewasa hari ini. Soalnya:',
    calm: 'Nobi sudah menjawab dengan kata-kata tetap yang lembut dan menyebut siapa yang bisa dihubungi. Ajaklah anak Anda bicara dengan tenang, tanpa menyalahkan. Tulisannya tidak kami muat di surat ini; Anda bisa melihatnya di Nobi.',
    people: ({ phone, whatsApp }: HelpContacts) =>
      `Anda bisa meminta saran di ${phone}, atau WhatsApp ${whatsApp}. Dalam bahaya, segera telepon 112.`,
    highSubject: 'Mohon dilihat: pesan anak Anda kepada Nobi',
    weekSubject: 'Yang tidak Nobi jawab minggu ini',
    week: 'minggu ini anak Anda bertanya kepada Nobi tentang hal yang tidak Nobi bahas dengan anak-anak. Itu wajar, tidak perlu khawatir:',
    caseSubject: (number: string) => `Kasus perlindungan anak ${number} terbuka`,
    case: 'seorang anak menceritakan sesuatu kepada Nobi yang perlu ditangani manusia. Tidak ada yang ditunjukkan kepada keluarganya. Soalnya:',
    caseButton: 'Buka halaman staf',
    otherwise: 'hal lain',
    button: 'Buka profil',
    byHand: 'Jika tombolnya tidak terbuka, pakai alamat ini:',
  },
};

const topicIn = (language: Language, topic: string) =>
  topics[language][topic] ?? words[language].otherwise;

const door = (language: Language, publicUrl: string) => ({
  button: words[language].button,
  link: `${publicUrl}/dashboard/profile`,
  byHand: words[language].byHand,
});

/** At once, about what is high. It names the topic and never a child's words. */
export const highLetter = (
  adult: Adult,
  topic: string,
  { publicUrl, help }: { publicUrl: string; help: HelpContacts },
): Letter => {
  const { language } = adult;
  const text = words[language];
  return letterOf({
    to: adult.email,
    language,
    subject: text.highSubject,
    parts: [
      { say: `${text.hello(adult.display_name)} ${text.high}` },
      { say: topicIn(language, topic), isBold: true },
      { say: text.calm },
      door(language, publicUrl),
      { say: text.people(help) },
      { say: 'Nobi' },
    ],
  });
};

/** To staff: the number and the topic of a case; who it is about stays inside the product. */
export const caseLetter = (
  person: Adult,
  { number, topic }: { readonly number: string; readonly topic: string },
  publicUrl: string,
): Letter => {
  const { language } = person;
  const text = words[language];
  return letterOf({
    to: person.email,
    language,
    subject: text.caseSubject(number),
    parts: [
      { say: `${text.hello(person.display_name)} ${text.case}` },
      { say: topicIn(language, topic), isBold: true },
      { button: text.caseButton, link: `${publicUrl}/staff/`, byHand: text.byHand },
      { say: 'Nobi' },
    ],
  });
};

export interface Week {
  readonly topic: string;
  readonly count: number;
}

/** Once a week, about what is low. */
export const weekLetter = (adult: Adult, week: readonly Week[], publicUrl: string): Letter => {
  const { language } = adult;
  const text = words[language];
  return letterOf({
    to: adult.email,
    language,
    subject: text.weekSubject,
    parts: [
      { say: `${text.hello(adult.display_name)} ${text.week}` },
      { rows: week.map(({ topic, count }) => [topicIn(language, topic), `${count}×`] as const) },
      door(language, publicUrl),
      { say: 'Nobi' },
    ],
  });
};
