import { staff } from '@nobi/contract';
import type { LessonDraft } from '@nobi/kit/manifest';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../../ask.ts';

interface Started {
  readonly course: string;
  readonly lesson: string;
  readonly draft: LessonDraft;
  /** Null while nothing of it is kept. */
  readonly revision: number | null;
  readonly findings: { at: string; code: string }[];
}

/** So long after the last key a draft is kept. */
const pause = 800;

/** Keeps what is typed when the page is left, and asks before a tab with unkept words closes. */
const useLeaving = (isUnkept: () => boolean, keep: () => Promise<void>) => {
  const now = useRef({ isUnkept, keep });
  useEffect(() => {
    now.current = { isUnkept, keep };
  });
  useEffect(() => {
    const handleLeave = (event: BeforeUnloadEvent) => {
      if (now.current.isUnkept()) event.preventDefault();
    };
    addEventListener('beforeunload', handleLeave);
    return () => {
      removeEventListener('beforeunload', handleLeave);
      void now.current.keep();
    };
  }, []);
};

/** A draft that keeps itself. What could not be kept stays on the screen and is tried again. */
export const useDraft = ({ course, lesson, ...start }: Started) => {
  const [draft, setDraft] = useState(start.draft);
  const [told, setTold] = useState(start.findings);
  const [state, setState] = useState<'kept' | 'dirty' | 'keeping'>('kept');
  const [error, setError] = useState<unknown>();
  const work = useRef({ draft, revision: start.revision, isDirty: false, isBusy: false });

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(async () => {
    const now = work.current;
    if (now.isBusy) return;
    now.isBusy = true;
    while (now.isDirty) {
      now.isDirty = false;
      setState('keeping');
      setError(undefined);
      try {
        const body = { draft: now.draft, revision: now.revision };
        const { revision, findings } = await ask(staff.keepDraft, {
          params: { course, lesson },
          body,
        });
        now.revision = revision;
        setTold(findings);
        setState(now.isDirty ? 'dirty' : 'kept');
      } catch (failure) {
        now.isDirty = true;
        setState('dirty');
        setError(failure);
        break;
      }
    }
    now.isBusy = false;
  }, [course, lesson]);

  useLeaving(() => work.current.isDirty || work.current.isBusy, keep);

  return {
    draft,
    told,
    state,
    error,
    keep,
    revision: () => work.current.revision,
    change(next: LessonDraft) {
      if (next === work.current.draft) return;
      work.current.draft = next;
      work.current.isDirty = true;
      setDraft(next);
      setState('dirty');
      setError(undefined);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void keep(), pause);
    },
  };
};
