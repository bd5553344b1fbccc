/** Three to choose from: sentences for one picture, or pictures for one sentence. The first is right. */
import type { CourseTask } from '@nobi/kit/course';
import { type Facts, factsOf, type Miss, wordsOf, written, wrongLines } from './line.ts';
import { howOf, lineOf, rivalsOf } from './patterns.ts';

type Asking = Pick<CourseTask, 'args'>;

export const isReading = (task: Asking): boolean => task.args.way === 'read';

/** Sentences with their marks; the wrong ones are known mistakes. */
export const sentencesOf = (task: Asking): { text: string; why: Miss | null }[] => {
  const line = lineOf(task);
  const wrong = wrongLines(line);
  const from = line.text.length % Math.max(1, wrong.length);
  const two = [wrong[from], wrong[(from + 1) % Math.max(1, wrong.length)]];
  return [
    { text: written(line, wordsOf(line.text)), why: null },
    ...two.flatMap((each) =>
      each ? [{ text: written(line, wordsOf(each.text)), why: each.why }] : [],
    ),
  ];
};

/** Meanings, of which only the first is what the sentence says. */
export const meaningsOf = (task: Asking): Facts[] => [factsOf(task), ...rivalsOf(task)];

/** Sentences that mean different things look alike in a picture only where these kinds are. */
const pictured =
  /^(?:be-name|be-pro|be-pet|there-|day-|food-(?:like|not|but)|look-|town-(?:cat|next|opposite|between)|can-(?:one|not|but)|have-(?:one|many|and)|now-(?:ing|pro)|week-on|past-(?:ed|own|be|last)|did-but)/;
export const canBeRead = (task: Asking): boolean => pictured.test(howOf(task));
