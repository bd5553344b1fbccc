import { useRef } from 'react';
import { useConversation } from './conversation/use-conversation.ts';
import { words } from './words.ts';

const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+/);

/** Says an answer once, by the sentence as it comes, while the eye still sees it being written. */
export const Announcer = () => {
  const { turns, question, fresh, failure } = useConversation();
  const answer = turns.find(({ id }) => id === fresh)?.text;
  const sentences = useRef<readonly string[]>([]);
  if (answer !== undefined) sentences.current = sentencesOf(`${words.nobi}: ${answer}`);
  if (question !== undefined) sentences.current = [words.thinking];
  // Nothing stays to be read here of a conversation that is deleted or over.
  if (failure || (turns.length === 0 && question === undefined)) sentences.current = [];
  return (
    <p role="status" aria-atomic="false" className="spoken">
      {sentences.current.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences only ever come at the end
        <span key={index}>{sentence} </span>
      ))}
    </p>
  );
};
