import { ConversationHistory } from '../../conversations/conversation-history.tsx';
import { SideDialog } from './side-dialog.tsx';
import { words } from './words.ts';

/** So far back does a child read; the adult's list goes to the end. */
const days = 7;

export const PastDialog = ({ onClose }: { onClose: () => void }) => (
  <SideDialog isTall title={words.past} onClose={onClose}>
    <ConversationHistory days={days} size="child" />
  </SideDialog>
);
