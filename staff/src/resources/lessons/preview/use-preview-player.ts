import { staff } from '@nobi/contract';
import type { Lang } from '@nobi/kit/host';
import { type LessonDraft, lessonEdit, published } from '@nobi/kit/manifest';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ask, wordsOfProblem } from '../../../ask.ts';
import { words } from '../../../text/words.ts';
import { embedContent } from '../../../ui/player/embed-content.ts';
import { previewSave } from './preview-save.ts';

/** How long nothing is typed before the preview shows it. */
const pause = 700;

export interface PreviewContent {
  readonly course: string;
  readonly draft: LessonDraft;
  readonly spot: string;
  readonly lang: Lang;
  /** Nothing is to be mended: only then a child could play it. */
  readonly isSound: boolean;
}

const open = async ({ course, draft, spot, lang }: Omit<PreviewContent, 'isSound'>) => {
  const edit = lessonEdit.parse({ ...draft, hidden: false });
  const { url, trust } = await ask(staff.previewItem, { params: { id: `course.${course}` } });
  return {
    url,
    trust,
    lang,
    lessons: published([edit]),
    save: previewSave(draft, spot),
    onCheck: async ({ question, choice }: { question: string; choice: number | string }) => {
      const matching = edit.questions.find(({ id }) => id === question);
      return matching ? matching.answer === choice : null;
    },
  };
};

/** Plays the newest draft that can be played; answers what the person has to know. */
export const usePreviewPlayer = (
  box: RefObject<HTMLElement | null>,
  { course, draft, spot, lang, isSound }: PreviewContent,
) => {
  const [message, setMessage] = useState('');
  const leave = useRef(() => {});
  const hasPlayed = useRef(false);
  useEffect(() => {
    if (!isSound) return;
    const turn = { isMine: true };
    const show = async () => {
      hasPlayed.current = true;
      try {
        const playable = await open({ course, draft, spot, lang });
        if (!turn.isMine || !box.current) return;
        // What was played before stays in sight until now.
        leave.current();
        leave.current = embedContent(box.current, playable, {
          title: words.lessons.preview,
          onReady: () => setMessage(''),
          onLost: () => setMessage(words.items.lost),
        });
      } catch (error) {
        if (turn.isMine) setMessage(wordsOfProblem(error));
      }
    };
    const timer = setTimeout(() => void show(), hasPlayed.current ? pause : 0);
    return () => {
      turn.isMine = false;
      clearTimeout(timer);
    };
  }, [course, draft, spot, lang, isSound, box]);
  useEffect(() => () => leave.current(), []);
  return message;
};
