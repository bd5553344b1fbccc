import { hasSaved } from '../offline/saved.ts';
import type { ContentSource } from './content-source.ts';

type Use<T> = (durable: ContentSource) => T;

/**
 * The same content; where something was saved in this browser, what it says and keeps is written down before
 * it is sent, and it begins without a line. Other families fetch nothing of that.
 */
export const durable = (source: ContentSource): ContentSource => {
  if (!hasSaved()) return source;
  let arrived: Promise<ContentSource> | undefined;
  let part: ContentSource | undefined;
  // Comes with the first play session; without it everything goes on as it can.
  const arrive = () => {
    arrived ??= Promise.all([
      import('../offline/outbox/durable-source.ts'),
      import('../offline/play/here.ts'),
    ]).then(
      ([{ durableSource }, { addressHere }]) => durableSource(source, addressHere),
      () => source,
    );
    return arrived;
  };
  const through = async <T>(use: Use<Promise<T>>): Promise<T> => {
    // A page that goes away has no time to wait for what is here already.
    if (part) return use(part);
    part = await arrive();
    return use(part);
  };
  const { work, check } = source;
  return {
    ...source,
    one: (...call) => through(({ one }) => one(...call)),
    begin: (...call) => through(({ begin }) => begin(...call)),
    load: (...call) => through(({ load }) => load(...call)),
    report: (...call) => through(({ report }) => report(...call)),
    keep: (...call) => through(({ keep }) => keep(...call)),
    note: (...call) => part?.note?.(...call),
    ...(work && { work: (...call) => through((of) => (of.work ?? work)(...call)) }),
    ...(check && { check: (...call) => through((of) => (of.check ?? check)(...call)) }),
  };
};
