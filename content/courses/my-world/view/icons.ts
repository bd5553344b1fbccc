/** Signs on buttons. */
import { checkSign, undoSign } from '../../../course-parts/view/sign.ts';

export const icons = {
  check: checkSign,
  undo: undoSign,
};
