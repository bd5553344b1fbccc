/** What would give a letter of My World away. */
import type { CourseItem } from '@nobi/kit/course';
import { wordsOfTask } from '../../courses/my-world/rules/reading.ts';

/** Words that hold a sentence of a letter together; a single thing is how things are counted. */
const letterGrammar =
  /^(?:the|a|an|one|am|is|are|it|not|on|in|at|to|of|and|but|i|he|she|they|his|her|my|your|you|there|do|does|don't|doesn't|can|can't|have|has|when|where|who|what|for|so|up|was|were|did|didn't|yesterday|last|then)$/;

/** What is read or written in a letter, without the grammar that its ladders are about. */
export const worldAnswers = (item: CourseItem): string[] =>
  wordsOfTask(item)
    .map((word) => word.toLowerCase())
    .filter((word) => !letterGrammar.test(word));
