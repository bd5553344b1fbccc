import { Checkbox, FormControlLabel, Stack, TextField } from '@mui/material';
import { type ListView, staff, type ViewList } from '@nobi/contract';
import { useNotify } from 'react-admin';
import { ask } from '../../../ask.ts';
import { words } from '../../../text/words.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import type { Shown } from './shown.rules.ts';
import { useViewsChanged } from './use-views.ts';

const t = words.lists;

interface SaveViewProps {
  readonly list: ViewList;
  readonly shown: Shown;
  /** Something is narrowed by what no view keeps. */
  readonly hasMore: boolean;
  /** The view that was shown last, whose name is offered again. */
  readonly last: ListView | undefined;
}

/** Keeps what the list shows now under a name. */
export const SaveView = ({ list, shown, hasMore, last }: SaveViewProps) => {
  const changed = useViewsChanged(list);
  const notify = useNotify();
  const save = async (typed: FormData) => {
    const body = {
      ...{ list, ...shown, hidden: [...shown.hidden] },
      name: String(typed.get('name') ?? ''),
      is_default: typed.has('is_default'),
      is_shared: typed.has('is_shared'),
    };
    await ask(staff.saveView, { body });
    notify(t.viewSaved, { type: 'success' });
    await changed();
  };
  const own = last?.is_mine ? last : undefined;
  return (
    <ConfirmDialog
      open={t.saveView}
      lead={hasMore ? `${t.saveViewLead} ${t.typedStays}` : t.saveViewLead}
      onSend={save}
    >
      <TextField
        name="name"
        label={t.viewName}
        defaultValue={own?.name ?? ''}
        helperText={t.viewNameHelp}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <Stack>
        <FormControlLabel
          control={<Checkbox name="is_default" defaultChecked={own?.is_default ?? false} />}
          label={t.asDefault}
        />
        <FormControlLabel
          control={<Checkbox name="is_shared" defaultChecked={own?.is_shared ?? false} />}
          label={t.share}
        />
      </Stack>
    </ConfirmDialog>
  );
};
