import { hasSaved } from '../offline/saved.ts';
import type { ContentSource } from './content-source.ts';

type Use<T> = (durable: ContentSource) => Promise<T>;

/** The same content; where something was saved in this browser it goes on without a line. */
export const durable = (source: ContentSource): ContentSource => {
  if (!hasSaved()) return source;
  const through = async <T>(use: Use<T>): Promise<T> =>
    use((await import('../offline/play/offline-source.ts')).offlineSource(source));
  return {
    ...source,
    begin: (...call) => through(({ begin }) => begin(...call)),
    load: (...call) => through(({ load }) => load(...call)),
    report: (...call) => through(({ report }) => report(...call)),
    keep: (...call) => through(({ keep }) => keep(...call)),
  };
};
