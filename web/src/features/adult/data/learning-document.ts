import type { Report } from '@nobi/contract';
import { reportWords } from '@nobi/kit/claim';
import { words } from '../words.ts';

type Language = keyof typeof reportWords;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const safe = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const look = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#231a4d}
table{width:100%;border-collapse:collapse}th,td{padding:.4rem .6rem;border-bottom:1px solid #d9d2f2;text-align:left;vertical-align:top}
@media print{body{margin:0}tr{break-inside:avoid}}`;

/** What is known of a child's learning, in one file that opens anywhere and prints. */
export const learningDocument = (report: Report, language: Language): string => {
  const { child, week, skills } = report;
  const text = words.learningFile;
  const name = child.nickname ?? words.unnamedChild;
  const seen = skills.filter(({ answers }) => answers > 0);
  const rows = seen.map(({ name: skill, state, answers, days, last_day: last }) => {
    const cells = [skill, reportWords[language][state], text.basis(answers, days), last ?? ''];
    return `<tr>${cells.map((cell) => `<td>${safe(cell)}</td>`).join('')}</tr>`;
  });
  const heads = text.heads.map((head) => `<th scope="col">${safe(head)}</th>`).join('');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(text.title(name))}</title><style>${look}</style></head><body>
<h1>${safe(text.title(name))}</h1>
<p>${safe(text.made(week.to, report.rule))}</p>
<p>${safe(text.week(week.answers, week.at_once, week.minutes))}</p>
<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>
<p>${safe(text.rest(skills.length - seen.length))}</p>
</body></html>
`;
};
