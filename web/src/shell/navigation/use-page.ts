import { useEffect } from 'react';
import { words } from '../words.ts';

let isFirstPage = true;

/** Names the page for the tab and, after a change of page, for the ear: the heading gets the focus. */
export const usePage = (title: string) => {
  useEffect(() => {
    document.title = words.title(title);
  }, [title]);

  useEffect(() => {
    // On arrival the browser itself reads the page from its top.
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, []);
};
