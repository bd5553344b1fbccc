import { type ReplyOf, whoPlays } from '@nobi/contract';
import { ask } from '../api.ts';
import { here } from '../offline/saved.ts';

export type Faces = ReplyOf<typeof whoPlays.faces>;
export type Face = Faces['faces'][number];

const channel =
  'BroadcastChannel' in globalThis ? new BroadcastChannel('nobi-who-plays') : undefined;

/** The faces of one session, as a query. */
export const facesOf = (token: string | null) => ({
  queryKey: ['faces', token],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const known = await ask(whoPlays.faces, { signal });
    return here.faces?.(known) ?? known;
  },
});

const changes = new EventTarget();
const announce = () => changes.dispatchEvent(new Event('change'));
channel?.addEventListener('message', announce);

/** Hears that who plays, or who there is, was changed elsewhere; answers how to stop. */
export const hearFaces = (handler: () => void) => {
  changes.addEventListener('change', handler);
  return () => changes.removeEventListener('change', handler);
};

/** Tells the other tabs. */
export const tellOtherTabs = () => channel?.postMessage('changed');

/** Says that this family's children are others than before, here and in the other tabs. */
export const tellOfFaces = () => {
  announce();
  tellOtherTabs();
};
