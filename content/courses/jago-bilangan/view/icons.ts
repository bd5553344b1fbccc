/** Signs on buttons. */
import { checkSign, sign, undoSign } from '../../../course-parts/view/sign.ts';

export const icons = {
  check: checkSign,
  minus: sign('<path d="M9 20h22"/>'),
  back: sign('<path d="M32 20H9M17 11l-9 9 9 9"/>'),
  on: sign('<path d="M8 20h23M23 11l9 9-9 9"/>'),
  undo: undoSign,
};
