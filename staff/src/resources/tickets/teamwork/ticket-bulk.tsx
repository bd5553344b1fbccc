import { TextField } from '@mui/material';
import { staff } from '@nobi/contract';
import { useListContext, useNotify, useRefresh, useUnselectAll } from 'react-admin';
import { ask } from '../../../ask.ts';
import { textIn } from '../../../form-fields.ts';
import { words } from '../../../text/words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useColleagues } from './owner-field.tsx';

const t = words.teamwork;

const useBulk = () => {
  const { selectedIds, resource } = useListContext();
  const unselect = useUnselectAll(resource);
  const refresh = useRefresh();
  const notify = useNotify();
  const done = ({ changed }: { changed: number }) => {
    notify(t.changed.replace('{count}', String(changed)), { type: 'success' });
    unselect();
    refresh();
  };
  return { tickets: selectedIds.map(String), done };
};

/** What may be done with several questions at once: both can be taken back one by one. */
export const TicketBulk = () => {
  const { tickets, done } = useBulk();
  const colleagues = useColleagues();
  const handleGive = async (typed: FormData) => {
    const staffId = textIn(typed, 'staff_id') || null;
    done(await ask(staff.assignTickets, { body: { tickets, staff_id: staffId } }));
  };
  return (
    <>
      <ConfirmDialog of={staff.assignTickets} open={t.give} lead={t.giveLead} onSend={handleGive}>
        <TextField
          select
          name="staff_id"
          label={t.giveTo}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{t.nobody}</option>
          {colleagues.map(({ id, display_name }) => (
            <option key={id} value={id}>
              {display_name}
            </option>
          ))}
        </TextField>
      </ConfirmDialog>
      <ConfirmDialog
        of={staff.closeTickets}
        open={t.closeMany}
        lead={t.closeLead}
        onSend={async () => done(await ask(staff.closeTickets, { body: { tickets } }))}
      >
        {null}
      </ConfirmDialog>
    </>
  );
};
