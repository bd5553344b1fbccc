import { staff } from '@nobi/contract';
import type { Serve } from '../../serve.ts';
import type { StaffService } from './staff.service.ts';

export const staffRoutes = (serve: Serve, service: StaffService) => {
  serve(staff.tickets, service.tickets);
  serve(staff.answer, service.answer);
};
