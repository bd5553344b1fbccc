import type { LessonDraft } from '@nobi/kit/manifest';

export interface Finding {
  readonly at: string;
  readonly code: string;
}

/** How the newest change stands; the words of a failure stay until the next try. */
export type Saving =
  | { readonly state: 'saved'; readonly findings: readonly Finding[] }
  | { readonly state: 'saving' }
  | { readonly state: 'unsaved'; readonly error?: unknown };

interface DraftSaverDeps {
  readonly draft: LessonDraft;
  /** Null while the server has nothing of it. */
  readonly revision: number | null;
  /** Sends a draft; answers its new revision and what the server finds in it. */
  readonly send: (
    draft: LessonDraft,
    revision: number | null,
  ) => Promise<{ revision: number; findings: Finding[] }>;
  readonly onSaving: (saving: Saving) => void;
}

/** So long after the last key a draft is saved, in milliseconds. */
const pause = 800;

/** Saves a draft at every pause, one call at a time; what fails is tried with the next change. */
export const openDraftSaver = ({ send, onSaving, ...start }: DraftSaverDeps) => {
  let { draft, revision } = start;
  let isUnsaved = false;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async () => {
    while (isUnsaved && !isStopped) {
      isUnsaved = false;
      onSaving({ state: 'saving' });
      try {
        const reply = await send(draft, revision);
        revision = reply.revision;
        onSaving(isUnsaved ? { state: 'unsaved' } : { state: 'saved', findings: reply.findings });
      } catch (error) {
        isUnsaved = true;
        onSaving({ state: 'unsaved', error });
        return;
      }
    }
  };

  const saveNow = () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    saveNow,
    revision: () => revision,
    isUnsaved: () => !isStopped && (isUnsaved || running !== undefined),
    change(next: LessonDraft) {
      if (next === draft) return;
      draft = next;
      isUnsaved = true;
      onSaving({ state: 'unsaved' });
      clearTimeout(timer);
      timer = setTimeout(() => void saveNow(), pause);
    },
    /** Before a draft is thrown away: what is on its way arrives, and nothing is sent after it. */
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
    /** It could not be thrown away after all. */
    resume() {
      isStopped = false;
      void saveNow();
    },
  };
};

export type DraftSaver = ReturnType<typeof openDraftSaver>;
