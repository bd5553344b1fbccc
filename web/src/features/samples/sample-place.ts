import { guardedStorage } from '@nobi/client/storage';

export const sampleKey = 'sample';
/** It ends with the tab. */
export const samplePlace = guardedStorage(() => sessionStorage);

/** Something waits to become the child's first session. Apart from reading it: every shelf asks this. */
export const hasSample = () => samplePlace.getItem(sampleKey) !== null;
