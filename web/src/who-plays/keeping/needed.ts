import { hasSample } from '../../features/samples/sample-place.ts';
import { queries } from '../../queries.ts';
import { session } from '../../session.ts';
import { type Faces, facesOf, hearFaces } from '../faces.ts';
import { markAlone } from './alone.ts';
import { markSettled, markUnsettled } from './settled.ts';

/** A family with one child whom it has introduced is asked nothing and shown nothing. */
const asksOrShows = ({ faces }: Faces) =>
  faces.length > 1 || faces.some(({ is_new }) => is_new) || hasSample();

const longestWaitMs = 60_000;

/** Resolves once somebody has to be asked or shown; until then nothing waits and little is fetched. */
export const untilNeeded = () =>
  new Promise<void>((resolve) => {
    let seen: string | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;
    let waitMs = 4000;

    const look = async () => {
      clearTimeout(again);
      const { token, isPaid } = session.read();
      if (token === null || !isPaid) return markSettled();
      if (token !== seen) markUnsettled();
      seen = token;
      const known = await queries.fetchQuery(facesOf(token)).catch(() => undefined);
      const isNeeded = known && asksOrShows(known);
      if (known) markAlone(!isNeeded);
      if (isNeeded) return finish();
      // Without the faces the child of before plays on; the next look may know more.
      markSettled();
      if (known) return;
      again = setTimeout(handleChange, waitMs);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    };
    const handleChange = () => void look();
    const hear = (moment: string) => {
      addEventListener(moment, handleChange);
      return () => removeEventListener(moment, handleChange);
    };
    const ends = [
      session.subscribe(handleChange),
      hearFaces(() => void queries.invalidateQueries({ queryKey: ['faces'] }).then(look)),
      hear('focus'),
      hear('online'),
    ];
    const finish = () => {
      for (const end of ends) end();
      resolve();
    };
    void look();
  });
