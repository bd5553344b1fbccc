import { pages } from '@nobi/contract';
import { useEffect } from 'react';
import { matchPath, useNavigate } from 'react-router';

const appPaths = Object.values(pages)
  .filter(({ kind }) => kind === 'app')
  .map(({ path }) => path);

const linkOf = ({ target }: MouseEvent) => (target instanceof Element ? target.closest('a') : null);

/** The path to draw without leaving the page, or null when the browser should go by itself. */
const ownPathOf = (event: MouseEvent): string | null => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (event.defaultPrevented || !isPlain || event.altKey) return null;
  const link = linkOf(event);
  if (link?.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href, location.href);
  const isOurs =
    url.origin === location.origin && appPaths.some((path) => matchPath(path, url.pathname));
  const isJump = url.pathname === location.pathname && url.hash !== '';
  return isOurs && !isJump ? `${url.pathname}${url.search}${url.hash}` : null;
};

/** Lets every link open once, and those to a page of the application without loading everything again. */
export const InAppLinks = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      // The second half of a double click would open the same once more, in yet another tab.
      if (event.detail > 1 && linkOf(event)) {
        event.preventDefault();
        return;
      }
      const path = ownPathOf(event);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [navigate]);
  return null;
};
