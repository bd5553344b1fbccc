import { Problem, staff } from '@nobi/contract';
import { type BookDraft, bookFindings } from '@nobi/kit/manifest';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { ask } from '../../../ask.ts';
import { words } from '../../../text/words.ts';
import { type Book, bookKey, faultsOf } from '../book.ts';

/** A book on the desk: what is typed, what is saved, and what is to be mended in it. */
export const useBookEditor = (book: Book) => {
  const [draft, setDraft] = useState(book.draft);
  const [saved, setSaved] = useState({ draft: book.draft, revision: book.revision });
  const queries = useQueryClient();
  const notify = useNotify();
  const isImported = book.imported !== null;
  const isSaved = draft === saved.draft;
  const findings = useMemo(() => bookFindings(draft, { isImported }), [draft, isImported]);
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: bookKey(book.id) }),
      queries.invalidateQueries({ queryKey: ['books'] }),
    ]);

  const saving = useMutation({
    mutationFn: async (next: BookDraft) => {
      const body = { draft: next, revision: saved.revision };
      const { revision } = await ask(staff.keepBook, { params: { book: book.id }, body });
      return { draft: next, revision };
    },
    onSuccess: async (stored) => {
      setSaved(stored);
      notify(words.books.saved, { type: 'success' });
      await refresh();
    },
  });

  // Asks before a tab with unsaved words closes.
  useEffect(() => {
    const handleLeave = (event: BeforeUnloadEvent) => {
      if (!isSaved) event.preventDefault();
    };
    addEventListener('beforeunload', handleLeave);
    return () => removeEventListener('beforeunload', handleLeave);
  }, [isSaved]);

  return {
    draft,
    change: setDraft,
    revision: saved.revision,
    isSaved,
    isSaving: saving.isPending,
    error: saving.error,
    /** Somebody else was quicker: only the newest can be gone on from. */
    isMoved: saving.error instanceof Problem && saving.error.code === 'staff_book_moved',
    save: () => saving.mutate(draft),
    findings,
    faults: useMemo(() => faultsOf(findings), [findings]),
    refresh,
  };
};

export type BookEditorState = ReturnType<typeof useBookEditor>;
