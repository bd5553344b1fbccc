import { savedAt } from '@nobi/kit/host';
import type { LessonDraft } from '@nobi/kit/manifest';
import { placeOf, stepOf } from '../draft/draft.ts';

/** The task or question at a spot, as the player finds it in a save; null is the map. */
export const previewSave = ({ lesson, questions }: LessonDraft, spot: string): string | null => {
  const step = stepOf(spot);
  if (!step) return null;
  const at = Number(/\d+$/.exec(spot)?.[0] ?? 0);
  const tasks = { look: lesson.look, try: lesson.try, play: lesson.play.bank };
  const found =
    step === 'ask'
      ? questions[at]
      : step === 'make'
        ? lesson.make
        : tasks[step][placeOf(spot)?.at ?? 0];
  if (!found) return null;
  // In the bank any task may come first.
  return savedAt({ lesson: lesson.id, step, at: step === 'play' ? 0 : at, task: found.id });
};
