import { FollowUpForm, type FollowUpFormProps } from './follow-up-form.tsx';
import { AddPicture } from './picture/add-picture.tsx';
import { loadMessages } from './picture/words.ts';

const WriteAgain = ({ conversation }: FollowUpFormProps) => (
  <>
    <FollowUpForm conversation={conversation} />
    <AddPicture ticket={conversation.ticket_id} />
  </>
);

/** What a family adds to a question, with the words that the page of new questions does not carry. */
export const loadWriteAgain = async () => {
  await loadMessages();
  return WriteAgain;
};
