import { type Course, courseCategory } from '@nobi/contract';
import { BookOpenText } from '@phosphor-icons/react/dist/csr/BookOpenText';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { CataloguePage } from '../../catalogue/catalogue-page.tsx';
import { CategoryBar } from '../../catalogue/category-bar.tsx';
import { ItemCard } from '../../catalogue/item-card.tsx';
import { ItemList } from '../../catalogue/item-list.tsx';
import { coursePath } from '../../catalogue/item-paths.ts';
import { courseList } from '../../catalogue/lists.ts';
import { useCardDialogs } from '../../catalogue/use-card-dialogs.tsx';
import { lazyPage } from '../../shell/navigation/lazy-page.ts';
import { usePage } from '../../shell/navigation/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { loadMessages, words } from './words.ts';

// It stands below the shelf and waits for a list of its own anyway.
const RecentlyWatched = lazyPage(
  async () => (await import('./recently-watched.tsx')).RecentlyWatched,
  loadMessages,
);

const signs = { all: '★', coding: '▸', english: 'A', math: '+', early_reading: 'b' } as const;
type Chosen = keyof typeof signs;

/** Only categories that some course has, in the order of the contract. */
const categoriesOf = (courses: readonly Course[]) => {
  const present = courseCategory.options.filter((name) =>
    courses.some(({ category }) => category === name),
  );
  const names: Chosen[] = ['all', ...present];
  return names.map((name) => ({ name, sign: signs[name], word: words[name] }));
};

/** /dashboard/courses: what was watched last, and the shelf of courses by category. */
export const CoursesPage = () => {
  const [chosen, setChosen] = useState<Chosen>('all');
  const list = useQuery(courseList());
  const { ways, dialogs } = useCardDialogs('course_file_missing');
  usePage(words.title);
  const courses = list.data ?? [];

  return (
    <CataloguePage kind="course" heading={words.heading} lead={words.lead} mood="happy">
      {courses.length > 0 && (
        <CategoryBar
          label={words.categories}
          categories={categoriesOf(courses)}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <ItemList
        list={list}
        says={words}
        isShown={({ category }) => chosen === 'all' || category === chosen}
        empty={(all) => (
          <Empty
            mood="think"
            action={
              all.length > 0 && <Button onClick={() => setChosen('all')}>{words.showAll}</Button>
            }
          >
            <p>{all.length > 0 ? words.empty : words.emptyShelf}</p>
          </Empty>
        )}
      >
        {(course) => (
          <ItemCard
            key={course.id}
            item={course}
            subject={course.category}
            chip={words[course.category]}
            wayIn={{
              href: course.html_course_url === '' ? '' : coursePath(course),
              inNewTab: true,
              name: words.startNamed(course.title),
              label: (
                <>
                  <BookOpenText size={26} weight="fill" aria-hidden="true" />
                  <span>{words.start}</span>
                </>
              ),
            }}
            {...ways}
          />
        )}
      </ItemList>
      <Suspense>
        <RecentlyWatched />
      </Suspense>
      {dialogs}
    </CataloguePage>
  );
};
