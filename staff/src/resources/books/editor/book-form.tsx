import { Alert, Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { type BookDraft, bookSizes, countBookWords } from '@nobi/kit/manifest';
import type { ReactNode } from 'react';
import { words } from '../../../text/words.ts';
import { levelNamed, levels, withAt } from '../book.ts';
import { CreditsFields } from './credits-fields.tsx';
import { useFault } from './faults.ts';
import { PageFields } from './page-fields.tsx';
import { PairField } from './pair-field.tsx';
import { QuestionFields } from './question-fields.tsx';
import { SelectField } from './select-field.tsx';

const t = words.books;
const mostPages = 20;

interface PartProps {
  readonly book: BookDraft;
  readonly onChange: (book: BookDraft) => void;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" variant="outlined" aria-label={title} sx={{ p: { xs: 1.5, md: 2 } }}>
    <Stack spacing={2}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  </Paper>
);

const About = ({ book, onChange }: PartProps) => {
  const fault = useFault('from');
  return (
    <Part title={t.about}>
      <PairField
        path="title"
        label={t.title}
        value={book.title}
        onChange={(title) => onChange({ ...book, title })}
        most={80}
      />
      <SelectField
        label={t.level}
        value={String(book.level)}
        options={levels.map((level) => [String(level), t.levels[level - 1] ?? ''])}
        onChoose={(chosen) => onChange({ ...book, level: levelNamed(chosen) })}
      />
      <TextField
        size="small"
        label={t.from}
        value={book.from}
        onChange={({ target }) => onChange({ ...book, from: target.value })}
        error={fault !== undefined}
        helperText={fault}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
    </Part>
  );
};

const countsOf = (book: BookDraft): string => {
  const { pages, words: span } = bookSizes[book.level];
  const numbers = {
    count: book.pages.length,
    fewest: pages[0],
    most: pages[1],
    words: countBookWords(book),
    least: span[0],
    largest: span[1],
  };
  return Object.entries(numbers).reduce(
    (sentence, [name, number]) => sentence.replace(`{${name}}`, String(number)),
    t.pageCount,
  );
};

const emptyPage: BookDraft['pages'][number] = {
  text: { id: '', en: '' },
  scene: { place: 'rumah', who: [] },
};

const Pages = ({ book, onChange }: PartProps) => {
  const { pages } = book;
  const fault = useFault('pages');
  const put = (next: BookDraft['pages']) => onChange({ ...book, pages: next });
  // A new page begins where the last one was.
  const add = () =>
    put([...pages, { ...emptyPage, scene: pages.at(-1)?.scene ?? emptyPage.scene }]);
  return (
    <Part title={t.pages}>
      <Typography variant="body2" color="text.secondary">
        {countsOf(book)}
      </Typography>
      {fault && <Alert severity="warning">{fault}</Alert>}
      <div>
        {pages.map((page, at) => (
          <PageFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is what stands at its number
            key={at}
            page={page}
            at={at}
            onChange={(next) => put(withAt(pages, at, next))}
            onRemove={
              pages.length > 1 ? () => put(pages.filter((_page, place) => place !== at)) : undefined
            }
          />
        ))}
      </div>
      {pages.length < mostPages && (
        <Button variant="outlined" onClick={add} sx={{ alignSelf: 'flex-start' }}>
          {t.addPage}
        </Button>
      )}
    </Part>
  );
};

const Questions = ({ book, onChange }: PartProps) => {
  const [first, second] = book.questions;
  const pages = book.pages.length;
  return (
    <Part title={t.questions}>
      <Typography variant="body2" color="text.secondary">
        {t.questionsLead}
      </Typography>
      <QuestionFields
        question={first}
        at={0}
        pages={pages}
        onChange={(next) => onChange({ ...book, questions: [next, second] })}
      />
      <QuestionFields
        question={second}
        at={1}
        pages={pages}
        onChange={(next) => onChange({ ...book, questions: [first, next] })}
      />
    </Part>
  );
};

const Retelling = ({ book, onChange }: PartProps) => {
  const [first, second, third] = book.retell;
  const lines = [
    { line: first, put: (next: typeof first): BookDraft['retell'] => [next, second, third] },
    { line: second, put: (next: typeof first): BookDraft['retell'] => [first, next, third] },
    { line: third, put: (next: typeof first): BookDraft['retell'] => [first, second, next] },
  ];
  return (
    <Part title={t.retell}>
      <Typography variant="body2" color="text.secondary">
        {t.retellLead}
      </Typography>
      {lines.map(({ line, put }, at) => (
        <PairField
          // biome-ignore lint/suspicious/noArrayIndexKey: beginning, middle and end
          key={at}
          path={`retell.${at}`}
          label={t.prompt.replace('{number}', String(at + 1))}
          value={line}
          onChange={(next) => onChange({ ...book, retell: put(next) })}
          most={200}
        />
      ))}
    </Part>
  );
};

/** All fields of a book, in the order in which a child meets it. */
export const BookForm = ({ isImported, ...props }: PartProps & { isImported: boolean }) => {
  const { book, onChange } = props;
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <About {...props} />
      <Pages {...props} />
      <Questions {...props} />
      <Retelling {...props} />
      <Part title={t.credits}>
        <CreditsFields
          credits={book.credits}
          isImported={isImported}
          onChange={(credits) => onChange({ ...book, credits })}
        />
      </Part>
    </Stack>
  );
};
