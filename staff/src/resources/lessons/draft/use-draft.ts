import { staff } from '@nobi/contract';
import type { LessonDraft } from '@nobi/kit/manifest';
import { useEffect, useState } from 'react';
import { ask } from '../../../ask.ts';
import { type Finding, openDraftSaver, type Saving } from './draft-saver.ts';

interface DraftStart {
  readonly course: string;
  readonly lesson: string;
  readonly draft: LessonDraft;
  /** Null while nothing of it is saved. */
  readonly revision: number | null;
  readonly findings: readonly Finding[];
}

/** A draft that saves itself. What could not be saved stays on the screen and is tried again. */
export const useDraft = ({ course, lesson, draft: first, revision, findings }: DraftStart) => {
  const [draft, setDraft] = useState(first);
  const [reported, setReported] = useState(findings);
  const [saving, setSaving] = useState<Saving>({ state: 'saved', findings });
  const [saver] = useState(() =>
    openDraftSaver({
      draft: first,
      revision,
      send: (next, base) =>
        ask(staff.keepDraft, { params: { course, lesson }, body: { draft: next, revision: base } }),
      onSaving(next) {
        setSaving(next);
        if (next.state === 'saved') setReported(next.findings);
      },
    }),
  );

  // Saves what is typed when the page is left, and asks before a tab with unsaved words closes.
  useEffect(() => {
    const handleLeave = (event: BeforeUnloadEvent) => {
      if (saver.isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', handleLeave);
    return () => {
      removeEventListener('beforeunload', handleLeave);
      void saver.saveNow();
    };
  }, [saver]);

  return {
    draft,
    reported,
    saving,
    saver,
    change(next: LessonDraft) {
      setDraft(next);
      saver.change(next);
    },
  };
};
