import { rating, ratingGiven } from '@nobi/contract';
import { type FormEvent, useRef, useState } from 'react';
import { ask } from '../../api.ts';
import { draftOf } from '../../draft.ts';
import { usePassingWord } from '../../shell/use-passing-word.ts';
import { sentenceOf } from '../../text/errors.ts';
import { words } from './words.ts';

export const longestComment = 2000;

const draft = draftOf('rating');

/** A rating on its way: what is chosen and typed stays until it has arrived. */
export const useRating = () => {
  const { said, say } = usePassingWord();
  const [kept] = useState(draft.take);
  const [stars, setStars] = useState<number | undefined>(Number(kept.stars) || undefined);
  const [feedback, setFeedback] = useState(kept.feedback ?? '');
  const [isTooLong, setIsTooLong] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  // State arrives with the next drawing; a double click comes before that.
  const isSending = useRef(false);

  const fail = () => say({ tone: 'error', text: sentenceOf('rating_failed') });

  const give = async () => {
    const checked = ratingGiven.safeParse({ stars, feedback: feedback.trim() });
    const tooLong = feedback.trim().length > longestComment;
    setIsTooLong(tooLong);
    if (tooLong) return;
    if (!checked.success) {
      fail();
      return;
    }
    const { feedback: comment, stars: chosen } = checked.data;
    setIsBusy(true);
    try {
      await ask(rating.give, { body: { stars: chosen, ...(comment && { feedback: comment }) } });
      setStars(undefined);
      setFeedback('');
      say({ tone: 'done', text: words.thanks });
    } catch (problem) {
      draft.keepIfSignedOut(problem, { feedback, stars: String(stars) });
      fail();
    } finally {
      setIsBusy(false);
    }
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    await give();
    isSending.current = false;
  };

  const handleFeedback = (typed: string) => {
    setFeedback(typed);
    setIsTooLong(false);
  };

  return { said, stars, setStars, feedback, handleFeedback, isTooLong, isBusy, handleSubmit };
};
