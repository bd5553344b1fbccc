import { hasSample } from '../../features/samples/sample-progress.ts';
import { queries } from '../../queries.ts';
import { session } from '../../session.ts';
import { type Faces, facesOf, hearFaces } from '../faces.ts';
import { markAlone } from './alone.ts';
import { markSettled, markUnsettled } from './settled.ts';

/** A family with one child whom it has introduced is asked nothing and shown nothing. */
const asksOrShows = ({ faces }: Faces) =>
  faces.length > 1 || faces.some(({ is_new }) => is_new) || hasSample();

/** Resolves once somebody has to be asked or shown; until then nothing waits and little is fetched. */
export const untilNeeded = () =>
  new Promise<void>((resolve) => {
    let seen: string | null = null;

    const look = async () => {
      const { token, isPaid } = session.read();
      if (token === null || !isPaid) return markSettled();
      if (token !== seen) markUnsettled();
      seen = token;
      const known = await queries.fetchQuery(facesOf(token)).catch(() => undefined);
      if (known) markAlone(!asksOrShows(known));
      if (known && asksOrShows(known)) return finish();
      // Without the faces the child of before plays on; the next look may know more.
      markSettled();
    };
    const handleChange = () => void look();
    const ends = [
      session.subscribe(handleChange),
      hearFaces(() => void queries.invalidateQueries({ queryKey: ['faces'] }).then(look)),
    ];
    addEventListener('focus', handleChange);
    const finish = () => {
      removeEventListener('focus', handleChange);
      for (const end of ends) end();
      resolve();
    };
    void look();
  });
