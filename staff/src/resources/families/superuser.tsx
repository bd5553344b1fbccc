import { staff } from '@nobi/contract';
import { ask } from '../../ask.ts';
import { textIn } from '../../form-fields.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { type Family, useAction } from './use-family.ts';

const t = words.family;

/** Gives a family the mark of who need not pay, or takes it. */
export const SuperuserDialog = ({ family: { id, is_superuser } }: { family: Family }) => {
  const act = useAction(id);
  const change = (typed: FormData) =>
    act(
      ask(staff.markSuperuser, {
        params: { family: id },
        body: { is_superuser: !is_superuser, reason: textIn(typed, 'reason') },
      }),
    );
  return (
    <ConfirmDialog
      of={staff.markSuperuser}
      open={is_superuser ? t.takeMark : t.giveMark}
      lead={is_superuser ? t.takeMarkLead : t.giveMarkLead}
      onSend={change}
    >
      <ReasonField />
    </ConfirmDialog>
  );
};
