import { Problem } from '@nobi/contract';
import type { OfferedFile, ShownWork } from '@nobi/kit/host';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPage } from '../../shell/navigation/lazy-page.ts';
import type { ContentSource } from '../content-source.ts';
import { mayPass, rest } from '../delivery/use-delivery.ts';
import { useHandOver } from '../delivery/use-hand-over.ts';
import { openWorks, type WorkChange } from '../delivery/works.ts';
import { base64Of } from './base64.ts';

// Few play sessions end with a file, so the card comes when it is called, with its words.
const FileCard = lazyPage(async () => (await import('./load-file-card.ts')).loadFileCard());
const FullNote = lazyPage(async () => (await import('./full-note.tsx')).FullNote);

const useWorkDelivery = (source: ContentSource, id: string, sessionId: string) => {
  const queries = useQueryClient();
  // Said once a play session: a tool that keeps by itself would say it with every stroke.
  const [full, setFull] = useState<'shown' | 'closed'>();
  const [works] = useState(() =>
    openWorks({
      deliver: async (change: WorkChange, how) => {
        await source.work?.(id, change, { ...how, sessionId });
        // The shelf may be open already, in this very tab.
        void queries.invalidateQueries({ queryKey: ['works'] });
      },
      mayPass,
      rest,
      onRefused: (error) => {
        if (error instanceof Problem && error.code === 'works_full')
          setFull((state) => state ?? 'shown');
      },
    }),
  );

  useHandOver(works.handOver);
  return { works, isFull: full === 'shown', closeFull: () => setFull('closed') };
};

/** What a frame may not do itself: files for the device, paper, and the shelf of works. */
export const useFiles = (source: ContentSource, id: string, sessionId: string) => {
  const [offered, setOffered] = useState<{ file: OfferedFile; number: number }>();
  const paper = useRef<typeof import('./paper.ts')>(null);
  const { works, isFull, closeFull } = useWorkDelivery(source, id, sessionId);
  const [hears] = useState(() => {
    // Reading a picture takes a moment, in which a later word about the same work must not overtake.
    let turn = Promise.resolve();
    const inTurn = (make: () => Promise<WorkChange> | WorkChange) => {
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

  // Pages stay until the play session is over: a phone reads them long after `print` has returned.
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
