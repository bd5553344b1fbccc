import { here } from '../saved.ts';

/** From now on nobody logs out here before what waits was sent, or its loss was accepted. */
export const mindLeaving = () => {
  here.mayGo = async () => (await import('./leave.ts')).leaveDevice();
};
