import { staff } from '@nobi/contract';
import { useNotify } from 'react-admin';
import { ask } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { VoiceSets } from './voice.ts';

const t = words.voice;

/** Lets children hear what was recorded; asked once more, since it is heard at once. */
export const PublishVoice = ({ voice, onDone }: { voice: VoiceSets; onDone: () => void }) => {
  const notify = useNotify();
  const publish = async () => {
    await ask(staff.publishVoice);
    notify(t.published, { type: 'success' });
    onDone();
  };
  return (
    <ConfirmDialog
      open={t.publish}
      of={staff.publishVoice}
      lead={t.publishLead
        .replace('{count}', String(voice.waiting))
        .replace('{version}', String((voice.version ?? 0) + 1))}
      onSend={publish}
    >
      {null}
    </ConfirmDialog>
  );
};
