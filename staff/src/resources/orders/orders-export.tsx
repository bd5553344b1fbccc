import { staff } from '@nobi/contract';
import { useListContext } from 'react-admin';
import { askFile } from '../../ask.ts';
import { saveFile } from '../../save-file.ts';
import { wibDay } from '../../text/format.ts';
import { words } from '../../text/words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DayFields } from '../../ui/day-fields.tsx';

const t = words.orders;

/** The orders of the list, as it is narrowed now, as a file for a spreadsheet. */
export const OrdersExport = () => {
  const { filterValues } = useListContext();
  const handleSend = async (typed: FormData) => {
    const query = { ...filterValues, from: typed.get('from'), to: typed.get('to') };
    saveFile(await askFile(staff.exportOrders, { query }));
  };
  return (
    <ConfirmDialog of={staff.exportOrders} open={t.file} lead={t.fileLead} onSend={handleSend}>
      <DayFields first={filterValues.from ?? wibDay(-30)} last={filterValues.to ?? wibDay()} />
    </ConfirmDialog>
  );
};
