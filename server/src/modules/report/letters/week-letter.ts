import type { Language, Report } from '@nobi/contract';
import { reportWords } from '@nobi/kit/claim';
import { type LetterPart, letterOf, textOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';

const words = {
  en: {
    subject: 'This week with Nobi',
    hello: (name: string) => `Hello ${name}, this is what we saw this week.`,
    child: 'First child',
    week: ({ minutes, days, answers, at_once: atOnce }: Report['week']) =>
      `${minutes} minutes of play. Of ${answers} answers on ${days} ${days === 1 ? 'day' : 'days'}, ${atOnce} were right at once and without help.`,
    minutes: (minutes: number) => `${minutes} minutes of play, without tasks that show a skill.`,
    works: (works: number) => (works === 1 ? 'One work made.' : `${works} works made.`),
    basis: (state: string, answers: number, days: number) =>
      `${state} (from ${answers} answers, ${days} ${days === 1 ? 'day' : 'days'})`,
    stuck: (skill: string, misses: number, answers: number) =>
      `Still hard: ${skill}. ${misses} of ${answers} answers in two weeks were not right yet.`,
    home: (title: string) => `Five minutes together: ${title}`,
    button: (name: string) => `See ${name}’s report`,
    anonymous: 'See the report',
    about: 'This is what we saw, not a mark. You asked for this letter in the parents’ room.',
    end: 'End this letter',
  },
  id: {
    subject: 'Minggu ini bersama Nobi',
    hello: (name: string) => `Halo ${name}, ini yang kami lihat minggu ini.`,
    child: 'Anak pertama',
    week: ({ minutes, days, answers, at_once: atOnce }: Report['week']) =>
      `Bermain ${minutes} menit. Dari ${answers} jawaban di ${days} hari, ${atOnce} langsung benar tanpa bantuan.`,
    minutes: (minutes: number) =>
      `Bermain ${minutes} menit, tanpa soal yang menunjukkan keterampilan.`,
    works: (works: number) => `${works} karya dibuat.`,
    basis: (state: string, answers: number, days: number) =>
      `${state} (dari ${answers} jawaban, ${days} hari)`,
    stuck: (skill: string, misses: number, answers: number) =>
      `Masih sulit: ${skill}. ${misses} dari ${answers} jawaban dalam dua minggu belum tepat.`,
    home: (title: string) => `Lima menit bersama: ${title}`,
    button: (name: string) => `Lihat laporan ${name}`,
    anonymous: 'Lihat laporannya',
    about: 'Ini yang kami lihat, bukan nilai. Surat ini Anda minta sendiri di Ruang orang tua.',
    end: 'Hentikan surat ini',
  },
};

interface Wording {
  readonly language: Language;
  readonly publicUrl: string;
}

/** Whether there is anything to say of a child's week. */
export const hasWeek = ({ week }: Report): boolean =>
  week.answers + week.minutes + week.works + week.questions > 0;

const childParts = (report: Report, { language, publicUrl }: Wording): LetterPart[] => {
  const text = words[language];
  const { child, week, moved, stuck, home, skills } = report;
  const nameOf = (id: string) => skills.find((skill) => skill.id === id)?.name ?? id;
  const played = week.answers > 0 ? text.week(week) : text.minutes(week.minutes);
  const rows = moved.map(
    ({ skill, to, answers, days }) =>
      [nameOf(skill), text.basis(reportWords[language][to], answers, days)] as const,
  );
  return [
    { say: child.nickname ?? text.child, isBold: true },
    { say: week.works > 0 ? `${played} ${text.works(week.works)}` : played },
    ...(rows.length > 0 ? [{ rows }] : []),
    ...(stuck ? [{ say: text.stuck(nameOf(stuck.skill), stuck.misses, stuck.answers) }] : []),
    ...(home ? [{ say: [text.home(home.title), ...home.steps].join('\n') }] : []),
    {
      button: child.nickname === null ? text.anonymous : text.button(child.nickname),
      link: `${publicUrl}/parents/report/${child.id}`,
    },
  ];
};

/** The same sentences, where there is no letter around them. */
export const childText = (report: Report, wording: Wording): string =>
  childParts(report, wording).map(textOf).join('\n\n');

interface Adult {
  readonly email: string;
  readonly display_name: string;
  readonly language: Language;
}

/** What an adult with ten minutes wants to know: what can she do, what not yet, what now. */
export const weekLetter = (
  { email, display_name, language }: Adult,
  reports: readonly Report[],
  { publicUrl, end }: { readonly publicUrl: string; readonly end: string },
): Letter => {
  const text = words[language];
  return letterOf({
    to: email,
    language,
    subject: text.subject,
    unsubscribe: end,
    parts: [
      { say: text.hello(display_name) },
      ...reports.flatMap((report) => childParts(report, { language, publicUrl })),
      { say: text.about },
      { way: text.end, link: end },
    ],
  });
};
