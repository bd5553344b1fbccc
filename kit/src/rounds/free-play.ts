/** Free play in pages: what the child makes, levels built for the family, and levels that the family built. */
import type { NamedMode } from '../game/index.ts';
import type { Clock } from '../guest/index.ts';

export interface Page {
  enter(): void;
  leave?(): void;
  dress(): void;
}

export type PageName = 'own' | 'make' | 'code';
export type Turn = (to: PageName) => void;

interface Surroundings {
  clock: Clock;
  memory: { keep(): void };
}

export const openFreePlay = (
  { clock, memory }: Surroundings,
  pagesOf: (turn: Turn) => Readonly<Record<PageName, Page>>,
): NamedMode => {
  const turn: Turn = (to) => {
    page.leave?.();
    clock.forget();
    page = pages[to];
    page.enter();
  };
  const pages = pagesOf(turn);
  let page: Page = pages.own;
  return {
    name: 'free',
    enter() {
      page = pages.own;
      page.enter();
    },
    leave() {
      page.leave?.();
      clock.forget();
      memory.keep();
    },
    dress: () => page.dress(),
  };
};
