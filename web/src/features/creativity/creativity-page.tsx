import { PaintBrush } from '@phosphor-icons/react/dist/csr/PaintBrush';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useCardAsks } from '../../shelf/card-asks.tsx';
import { ItemCard } from '../../shelf/item-card.tsx';
import { toolList } from '../../shelf/lists.ts';
import { Shelf } from '../../shelf/shelf.tsx';
import { ShelfPage } from '../../shelf/shelf-page.tsx';
import { toolPath } from '../../shelf/ways-in.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { usePage } from '../../shell/use-page.ts';
import { Empty } from '../../ui/empty.tsx';
import { words } from './words.ts';

// It stands below the tools and waits for its pictures anyway.
const WorksShelf = lazyPage(async () => (await import('./works-shelf.tsx')).WorksShelf);

const isNamed = (type: string): type is keyof typeof words.types =>
  Object.hasOwn(words.types, type);

/** The type as it is called here; one without a name of its own is shown with spaces. */
const typeName = (type: string): string =>
  isNamed(type) ? words.types[type] : type.replaceAll('_', ' ');

/** /dashboard/creativity: the shelf of creative tools. */
export const CreativityPage = () => {
  const list = useQuery(toolList());
  const { askGrownUp, sayLinkMissing, dialogs } = useCardAsks('tool_url_missing');
  usePage(words.title);

  return (
    <ShelfPage heading={words.heading} lead={words.lead} mood="wow">
      <Shelf
        list={list}
        says={words}
        empty={() => (
          <Empty mood="happy">
            <p>{words.empty}</p>
          </Empty>
        )}
      >
        {(tool) => (
          <ItemCard
            key={tool.id}
            item={tool}
            subject="tool"
            chip={typeName(tool.tool_type)}
            wayIn={{
              href: tool.html_tool_url === '' ? '' : toolPath(tool),
              inNewTab: false,
              name: words.openNamed(tool.title),
              label: (
                <>
                  <PaintBrush size={26} weight="fill" aria-hidden="true" />
                  <span>{words.open}</span>
                </>
              ),
            }}
            onAskGrownUp={askGrownUp}
            onLinkMissing={sayLinkMissing}
          />
        )}
      </Shelf>
      <Suspense>
        <WorksShelf />
      </Suspense>
      {dialogs}
    </ShelfPage>
  );
};
