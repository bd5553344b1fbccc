import { type Language, locales, type Report, type ReportSkill } from '@nobi/contract';
import { reportWords } from '@nobi/kit/claim';
import { type CardLine, type CardWords, canBeDrawn } from '../../../pictures/card/card.ts';
import { cardWords } from './card.words.ts';

/** What parents are glad to tell comes first; what is still hard is nobody else's business. */
const worthTelling = ['alone', 'with_help', 'learning'] as const satisfies readonly string[];

/** A bracket with what a sentence stands on is not torn apart at the end of a line. */
const together = (words: string) =>
  words.replace(/\([^)]*\)$/, (basis) => basis.replaceAll(' ', '\u00a0'));

const skillToTell = ({ moved, skills }: Report): ReportSkill | undefined => {
  const movedNow = new Set(moved.map(({ skill }) => skill));
  return worthTelling
    .flatMap((state) => {
      const there = skills.filter((skill) => skill.state === state);
      return [
        ...there.filter(({ id }) => movedNow.has(id)),
        ...there.toSorted((one, other) => ((one.last_day ?? '') < (other.last_day ?? '') ? 1 : -1)),
      ];
    })
    .at(0);
};

const weekLine = ({ week }: Report, language: Language): CardLine => {
  const words = cardWords[language];
  const sentences = [
    week.answers > 0 ? words.answered(week) : week.minutes > 0 && words.played(week),
    week.works > 0 && words.made(week),
  ].filter((sentence) => sentence !== false);
  return { label: words.week, text: sentences.join(' ') || words.rested };
};

const skillLine = (report: Report, language: Language): CardLine => {
  const words = cardWords[language];
  const skill = skillToTell(report);
  if (!skill) return { label: reportWords[language].too_little, text: words.unknown };
  const { name, state, answers, days } = skill;
  return { label: reportWords[language][state], text: together(words.skill(name, answers, days)) };
};

const homeLine = ({ home }: Report, language: Language): CardLine => {
  const words = cardWords[language];
  return home
    ? { label: words.home, text: home.title }
    : { label: words.read, text: words.readMore };
};

const spanOf = ({ from, to }: Report['week'], language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
    // Thin spaces around the dash are in no font of ours.
    .formatRange(new Date(from), new Date(to))
    .replaceAll(/\s/g, ' ');

/** A card of the week in three lines, all of them lines of the report. */
export const cardOf = (
  report: Report,
  { isNamed, language }: { isNamed: boolean; language: Language },
): CardWords & { readonly isNamed: boolean } => {
  const { nickname } = report.child;
  const name = isNamed && nickname !== null && canBeDrawn(nickname) ? nickname : undefined;
  return {
    isNamed: name !== undefined,
    title: name ?? cardWords[language].child,
    span: spanOf(report.week, language),
    lines: [weekLine(report, language), skillLine(report, language), homeLine(report, language)],
    close: cardWords[language].close,
  };
};
