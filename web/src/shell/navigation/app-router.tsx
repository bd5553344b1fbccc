import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createHistory, Router } from 'react-router';

/**
 * The library's BrowserRouter without the rest of its browser half (forms, fetchers, prefetching
 * links), which no bundler can drop: 5 kB less for every child's first page.
 */
export const AppRouter = ({ children }: { children: ReactNode }) => {
  const [history] = useState(() => createHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(
    // The old page stays in sight until the new one has arrived.
    () => history.listen((next) => startTransition(() => setState(next))),
    [history],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
};
