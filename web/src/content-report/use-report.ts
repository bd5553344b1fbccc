import { type ContentReportReason, contentReport, contentReportReasons } from '@nobi/contract';
import { useState } from 'react';
import { ask, wordsOfProblem } from '../api.ts';
import { draftOf } from '../draft.ts';
import { useSingleMutation } from '../shell/use-single-mutation.ts';
import type { ReportedPlace } from './reported-place.ts';
import { words } from './words.ts';

const draft = draftOf('report');
const keyOf = ({ kind, item = '', turn = '' }: ReportedPlace) => `${kind}/${item}/${turn}`;

/** What was begun here before and has not been sent. */
const begunAt = (place: ReportedPlace) => {
  const { about, reason, message = '' } = draft.take();
  if (about !== keyOf(place)) return { reason: undefined, message: '' };
  return { reason: contentReportReasons.find((each) => each === reason), message };
};

/** One report: what is chosen and typed stays in the tab until it has arrived. */
export const useReport = (place: ReportedPlace) => {
  const [begun] = useState(() => begunAt(place));
  const [reason, setReason] = useState(begun.reason);
  const [message, setMessage] = useState(begun.message);
  const [failure, setFailure] = useState('');
  const [arrived, setArrived] = useState<{ help?: string | undefined }>();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (chosen: ContentReportReason) =>
      ask(contentReport.reportContent, {
        body: { ...place, reason: chosen, ...(message.trim() && { words: message.trim() }) },
      }),
    onSuccess: (reply) => {
      draft.take();
      setArrived(reply);
    },
    onError: (problem) => setFailure(wordsOfProblem(problem)),
  });

  const keep = (typed: { reason: ContentReportReason | undefined; message: string }) => {
    setFailure('');
    draft.keep({ about: keyOf(place), message: typed.message, reason: typed.reason ?? '' });
  };
  return {
    reason,
    message,
    failure,
    arrived,
    isBusy: isPending,
    choose(chosen: ContentReportReason) {
      setReason(chosen);
      keep({ reason: chosen, message });
    },
    write(text: string) {
      setMessage(text);
      keep({ reason, message: text });
    },
    send() {
      setFailure(reason ? '' : words.chooseFirst);
      if (reason) mutate(reason);
    },
  };
};
