import { supportPictures } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, wordsOfProblem } from '../../../api.ts';
import { useSession } from '../../../session.ts';
import { usePassingNotice } from '../../../shell/use-passing-notice.ts';
import { useSingleMutation } from '../../../shell/use-single-mutation.ts';
import { conversationsKey } from '../use-conversations.ts';
import { drawScreenshot } from './screenshot.ts';
import { words } from './words.ts';

/** Sends a picture to a question as soon as it is chosen; one that did not arrive waits to be sent again. */
export const useScreenshot = (ticket: string) => {
  const { token } = useSession();
  const queries = useQueryClient();
  const { notice, say } = usePassingNotice();
  const [failed, setFailed] = useState<{ readonly file: File; readonly problem: string }>();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async (file: File) => {
      const form = new FormData();
      form.append('picture', await drawScreenshot(file), 'picture.jpg');
      return ask(supportPictures.addPicture, { params: { ticket }, body: form });
    },
    onSuccess: async () => {
      setFailed(undefined);
      await queries.invalidateQueries({ queryKey: conversationsKey(token) });
      say({ tone: 'done', text: words.pictureSent });
    },
    onError: (problem, file) => setFailed({ file, problem: wordsOfProblem(problem) }),
  });
  const send = (file: File) => {
    setFailed(undefined);
    mutate(file);
  };
  return { notice, failed, send, isBusy: isPending };
};
