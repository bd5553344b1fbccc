/** The sheet of each form. */
import type { Form } from '../../rules/order.ts';
import { buoySheet } from './buoy-sheet.ts';
import { catchSheet } from './catch-sheet.ts';
import { clothSheet } from './cloth-sheet.ts';
import type { Plan, Size } from './ink.ts';
import { scaleSheet } from './scale-sheet.ts';
import { unitSheet } from './unit-sheet.ts';
import type { View } from './view.ts';

const sheets: Readonly<Record<Form, (view: View, size: Size) => Plan>> = {
  scale: scaleSheet,
  buoy: buoySheet,
  sail: clothSheet,
  unit: unitSheet,
  catch: catchSheet,
  hold: clothSheet,
};

export const sheetOf = (view: View, size: Size): Plan => sheets[view.order.form](view, size);
