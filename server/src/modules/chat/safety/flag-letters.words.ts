import type { Language } from '@nobi/contract';
import type { HelpContacts } from '../moderation/replies/replies.ts';

type Topics = Readonly<Record<string, string>>;

/** The topics of flags and cases, as letters name them. */
export const flagTopics: Readonly<Record<Language, Topics>> = {
  en: {
    self_harm: 'not wanting to live, or hurting oneself',
    violence_at_home: 'being hurt',
    sexual_abuse: 'somebody asking for secrets, photos or touching',
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
    danger_now: 'bahaya yang sedang terjadi',
    body_image: 'cemas soal tubuhnya',
    sadness: 'sangat sedih',
    weapons: 'senjata',
    drugs: 'narkoba',
    sexual: 'konten seksual',
    violence: 'kekerasan',
    hate: 'kebencian kepada orang lain',
    crime: 'melanggar hukum',
    challenge: 'tantangan berbahaya',
    romance: 'pacaran',
    privacy: 'memata-matai orang lain',
    jailbreak: 'membujuk Nobi meninggalkan aturannya',
    horror: 'horor',
    profanity: 'kata kasar',
  },
};

/** What the letters about flags and cases say. */
export const flagLetterWords = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    high: 'your child wrote something to Nobi that a grown-up should know about today. It was about:',
    calm: 'Nobi answered with kind words prepared by people, and named people to turn to. Please talk with your child, calmly and without blame. What was written is not in this letter; you can see it in Nobi.',
    people: ({ phone, whatsApp }: HelpContacts) =>
      `You can get advice at ${phone}, or by WhatsApp at ${whatsApp}. In danger call 112 at once.`,
    highSubject: 'Please look: a message from your child to Nobi',
    weekSubject: 'What Nobi did not answer this week',
    week: 'this week your child asked Nobi about things that Nobi does not talk about with children. That is common, and no cause for alarm:',
    caseSubject: (number: string) => `Safety case ${number} is open`,
    case: 'a child told Nobi something that belongs to people.',
    caseStaffOnly: 'None of it was shown to the family. It was about:',
    caseFamilyKnows: 'The adult of the family has been told as well. It was about:',
    lateSubject: (number: string) => `Safety case ${number} is overdue`,
    late: (owner: string | null) =>
      `the time for this safety case is over and its steps are not done. ${owner === null ? 'Nobody has taken it yet.' : `It is in the hands of ${owner}.`} It is about:`,
    caseButton: 'Open the staff page',
    otherwise: 'something else',
    button: 'Open the profile',
  },
  id: {
    hello: (name: string) => `Halo ${name},`,
    high: 'anak Anda menulis sesuatu kepada Nobi yang perlu diketahui orang dewasa hari ini. Soalnya:',
    calm: 'Nobi sudah menjawab dengan kalimat lembut yang sudah disiapkan dan menyebut siapa yang bisa dihubungi. Ajaklah anak Anda bicara dengan tenang, tanpa menyalahkan. Tulisannya tidak kami muat di email ini; Anda bisa melihatnya di Nobi.',
    people: ({ phone, whatsApp }: HelpContacts) =>
      `Anda bisa meminta saran di ${phone}, atau WhatsApp ${whatsApp}. Dalam bahaya, segera telepon 112.`,
    highSubject: 'Mohon dilihat: pesan anak Anda kepada Nobi',
    weekSubject: 'Yang tidak Nobi jawab minggu ini',
    week: 'minggu ini anak Anda bertanya kepada Nobi tentang hal yang tidak Nobi bahas dengan anak-anak. Itu wajar, tidak perlu khawatir:',
    caseSubject: (number: string) => `Kasus perlindungan anak ${number} terbuka`,
    case: 'seorang anak menceritakan sesuatu kepada Nobi yang perlu ditangani manusia.',
    caseStaffOnly: 'Tidak ada yang ditunjukkan kepada keluarganya. Soalnya:',
    caseFamilyKnows: 'Orang tuanya juga sudah diberi tahu. Soalnya:',
    lateSubject: (number: string) => `Kasus perlindungan anak ${number} lewat tenggat`,
    late: (owner: string | null) =>
      `tenggat kasus perlindungan anak ini sudah lewat dan langkahnya belum selesai. ${owner === null ? 'Belum ada yang mengambilnya.' : `Kasus ini dipegang ${owner}.`} Soalnya:`,
    caseButton: 'Buka halaman staf',
    otherwise: 'hal lain',
    button: 'Buka profil',
  },
};
