/** Buttons under the scene, and the one that says: this is my answer. */
import type { Desk } from '@nobi/kit/course';
import * as parts from '../../../course-parts/scene/tools.ts';
import { words } from '../text/text.ts';
import { icons } from '../view/icons.ts';

export const openTools = (
  desk: Desk,
  tools: readonly parts.Tool[],
  onGo?: () => void,
): parts.Tools => {
  const go = (run: () => void): parts.Tool => ({
    name: 'go',
    picture: icons.check,
    label: () => words[desk.lang()].check,
    run,
  });
  return parts.openTools(desk, onGo ? [...tools, go(onGo)] : tools);
};
