import { Stack, Typography } from '@mui/material';
import type { BookDraft } from '@nobi/kit/manifest';
import { words } from '../../../text/words.ts';
import { useFault } from './faults.ts';
import { PairField } from './pair-field.tsx';
import { SelectField } from './select-field.tsx';

const t = words.books;
type Question = BookDraft['questions'][number];

interface QuestionFieldsProps {
  readonly question: Question;
  readonly at: number;
  readonly pages: number;
  readonly onChange: (question: Question) => void;
}

/** A question with its right answer, two wrong ones, and the page to which a miss leads back. */
export const QuestionFields = ({ question, at, pages, onChange }: QuestionFieldsProps) => {
  const path = `questions.${at}`;
  const { ask, right, wrong, page } = question;
  const [first, second] = wrong;
  const faults = { page: useFault(`${path}.page`), wrong: useFault(`${path}.wrong`) };
  const wrongLabel = (number: number) => t.wrong.replace('{number}', String(number));
  const numbers = Array.from({ length: Math.max(pages, page + 1) }, (_each, number) => number);
  return (
    <Stack
      component="section"
      spacing={1.5}
      aria-label={t.question.replace('{number}', String(at + 1))}
    >
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 700 }}>
        {t.question.replace('{number}', String(at + 1))}
      </Typography>
      <PairField
        path={`${path}.ask`}
        label={t.ask}
        value={ask}
        onChange={(next) => onChange({ ...question, ask: next })}
        most={200}
      />
      <PairField
        path={`${path}.right`}
        label={t.right}
        value={right}
        onChange={(next) => onChange({ ...question, right: next })}
        most={120}
      />
      <PairField
        path={`${path}.wrong.0`}
        label={wrongLabel(1)}
        value={first}
        onChange={(next) => onChange({ ...question, wrong: [next, second] })}
        most={120}
      />
      <PairField
        path={`${path}.wrong.1`}
        label={wrongLabel(2)}
        value={second}
        onChange={(next) => onChange({ ...question, wrong: [first, next] })}
        most={120}
      />
      {faults.wrong && <Typography color="error">{faults.wrong}</Typography>}
      <SelectField
        label={t.onPage}
        value={String(page)}
        options={numbers.map((number) => [
          String(number),
          t.page.replace('{number}', String(number + 1)),
        ])}
        onChoose={(chosen) => onChange({ ...question, page: Number(chosen) })}
        fault={faults.page}
      />
    </Stack>
  );
};
