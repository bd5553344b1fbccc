import { PaintBrush } from '@phosphor-icons/react/dist/csr/PaintBrush';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { CataloguePage } from '../../catalogue/catalogue-page.tsx';
import { ItemCard } from '../../catalogue/item-card.tsx';
import { ItemList } from '../../catalogue/item-list.tsx';
import { toolPath } from '../../catalogue/item-paths.ts';
import { toolList } from '../../catalogue/lists.ts';
import { useCardDialogs } from '../../catalogue/use-card-dialogs.tsx';
import { lazyPage } from '../../shell/navigation/lazy-page.ts';
import { usePage } from '../../shell/navigation/use-page.ts';
import { Empty } from '../../ui/empty.tsx';
import { words } from './words.ts';
import styles from './works/works-list.module.css';

// It stands below the tools and waits for its pictures anyway.
const WorksList = lazyPage(async () => (await import('./works/works-list.tsx')).WorksList);

const isNamed = (type: string): type is keyof typeof words.types =>
  Object.hasOwn(words.types, type);

/** The type as it is called here; one without a name of its own is shown with spaces. */
const typeName = (type: string): string =>
  isNamed(type) ? words.types[type] : type.replaceAll('_', ' ');

/** /dashboard/creativity: the shelf of creative tools. */
export const CreativityPage = () => {
  const list = useQuery(toolList());
  const { ways, dialogs } = useCardDialogs('tool_url_missing');
  usePage(words.title);

  return (
    <CataloguePage kind="tool" heading={words.heading} lead={words.lead} mood="wow">
      <ItemList
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
            {...ways}
          />
        )}
      </ItemList>
      <Suspense fallback={<div className={styles.place} />}>
        <WorksList />
      </Suspense>
      {dialogs}
    </CataloguePage>
  );
};
