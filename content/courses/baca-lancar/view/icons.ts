/** Signs on buttons. */
import { checkSign, sign, undoSign } from '../../../course-parts/view/sign.ts';

export const icons = {
  check: checkSign,
  back: sign('<path d="M32 20H9M17 11l-9 9 9 9"/>'),
  on: sign('<path d="M8 20h23M23 11l9 9-9 9"/>'),
  snip: sign(
    '<path d="M9 5l15 22M31 5L16 27"/><circle cx="12" cy="31" r="4"/><circle cx="28" cy="31" r="4"/>',
  ),
  undo: undoSign,
};
