import { staff } from '@nobi/contract';
import type { Database } from '../database/database.ts';
import type { Serve } from '../http/serve.ts';
import { auditService } from './audit.service.ts';

/** Who did what, for colleagues to read. */
export const auditConsole = (serve: Serve, db: Database) =>
  serve(staff.auditLog, auditService(db).list);
