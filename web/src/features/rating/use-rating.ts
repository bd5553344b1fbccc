import { type BodyOf, rating, ratingBody } from '@nobi/contract';
import { type FormEvent, useState } from 'react';
import { ask } from '../../api.ts';
import { draftOf } from '../../draft.ts';
import { sendOrLater } from '../../offline/send-or-later.ts';
import { usePassingNotice } from '../../shell/use-passing-notice.ts';
import { useSingleMutation } from '../../shell/use-single-mutation.ts';
import { sentenceOf } from '../../text/errors.ts';
import { words } from './words.ts';

export const longestComment = 2000;

const draft = draftOf('rating');

/** A rating on its way: what is chosen and typed stays until it has arrived. */
export const useRating = () => {
  const { notice, say } = usePassingNotice();
  const [initial] = useState(draft.take);
  const [stars, setStars] = useState<number | undefined>(Number(initial.stars) || undefined);
  const [feedback, setFeedback] = useState(initial.feedback ?? '');
  const [isTooLong, setIsTooLong] = useState(false);

  const fail = () => say({ tone: 'error', text: sentenceOf('rating_failed') });

  const giving = useSingleMutation({
    mutationFn: (body: BodyOf<typeof rating.give>) =>
      sendOrLater((key) => ask(rating.give, { key, body }), { what: 'rating', body }),
    onSuccess: (how) => {
      setStars(undefined);
      setFeedback('');
      say({ tone: 'done', text: how === 'later' ? words.thanksLater : words.thanks });
    },
    onError: (problem) => {
      draft.keepIfSignedOut(problem, { feedback, stars: String(stars) });
      fail();
    },
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = ratingBody.safeParse({ stars, feedback: feedback.trim() });
    const tooLong = feedback.trim().length > longestComment;
    setIsTooLong(tooLong);
    if (tooLong) return;
    if (!checked.success) {
      fail();
      return;
    }
    const { feedback: comment, stars: chosen } = checked.data;
    giving.mutate({ stars: chosen, ...(comment && { feedback: comment }) });
  };

  const handleFeedback = (typed: string) => {
    setFeedback(typed);
    setIsTooLong(false);
  };

  const isBusy = giving.isPending;
  return { notice, stars, setStars, feedback, handleFeedback, isTooLong, isBusy, handleSubmit };
};
