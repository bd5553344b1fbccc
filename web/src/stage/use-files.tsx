import { Problem } from '@nobi/contract';
import type { OfferedFile, ShownWork } from '@nobi/kit/host';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPage } from '../shell/lazy-page.ts';
import { base64Of } from './base64.ts';
import type { Show } from './show.ts';
import { mayPass, rest } from './use-keeping.ts';
import { openWorks, type WorkDeed } from './works.ts';

// Few sittings end with a file, so the card comes when it is called.
const FileCard = lazyPage(async () => (await import('./file-card.tsx')).FileCard);
const FullNote = lazyPage(async () => (await import('./full-note.tsx')).FullNote);

const useShelf = (show: Show, id: string) => {
  const queries = useQueryClient();
  // Said once a sitting: a tool that keeps by itself would say it with every stroke.
  const [full, setFull] = useState<'said' | 'seen'>();
  const [works] = useState(() =>
    openWorks({
      deliver: async (deed: WorkDeed, how) => {
        await show.work?.(id, deed, how);
        // The shelf may be open already, in this very tab.
        void queries.invalidateQueries({ queryKey: ['works'] });
      },
      mayPass,
      rest,
      onRefused: (error) => {
        if (error instanceof Problem && error.code === 'works_full')
          setFull((said) => said ?? 'said');
      },
    }),
  );

  useEffect(() => {
    const handOver = () => void works.handOver();
    // Phones kill hidden tabs without another word, so hiding is the last safe moment.
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') handOver();
    };
    addEventListener('pagehide', handOver);
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      removeEventListener('pagehide', handOver);
      document.removeEventListener('visibilitychange', handleHidden);
      handOver();
    };
  }, [works]);

  return { works, isFull: full === 'said', closeFull: () => setFull('seen') };
};

/** What a frame may not do itself: files for the device, paper, and the shelf of works. */
export const useFiles = (show: Show, id: string) => {
  const [offered, setOffered] = useState<{ file: OfferedFile; number: number }>();
  const paper = useRef<typeof import('./paper.ts')>(null);
  const { works, isFull, closeFull } = useShelf(show, id);
  const [hears] = useState(() => {
    // Reading a picture takes a moment, in which a later word about the same work must not overtake.
    let turn = Promise.resolve();
    const inTurn = (make: () => Promise<WorkDeed> | WorkDeed) => {
      turn = turn.then(async () => void works.add(await make()));
    };
    return {
      onExport: (file: OfferedFile) =>
        setOffered((last) => ({ file, number: (last?.number ?? 0) + 1 })),
      onPrint: async (pages: Blob[]) => {
        paper.current = await import('./paper.ts');
        await paper.current.printPages(pages);
      },
      onWork: ({ id: work, thumb, title }: ShownWork) =>
        inTurn(async () => {
          const picture = await base64Of(thumb);
          return { kind: 'show', id: work, thumb: picture, ...(title && { title }) };
        }),
      onForget: (work: string) => inTurn(() => ({ kind: 'forget', id: work })),
    };
  });

  // Pages stay until the sitting is over: a phone reads them long after `print` has returned.
  useEffect(() => () => paper.current?.clearPaper(), []);

  return {
    hears,
    card: (
      <Suspense>
        {offered && (
          <FileCard
            key={offered.number}
            file={offered.file}
            onClose={() => setOffered(undefined)}
          />
        )}
        {isFull && <FullNote onClose={closeFull} />}
      </Suspense>
    ),
  };
};
