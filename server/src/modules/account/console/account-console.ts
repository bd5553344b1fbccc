import { staff } from '@nobi/contract';
import type { Serve } from '../../../http/serve.ts';
import { type DataRightsDeps, dataRightsService } from './data-rights.service.ts';
import { familiesService } from './families.service.ts';
import { type FamilyServiceDeps, familyService } from './family.service.ts';
import { previewDays } from './preview-days.ts';
import { type SuspensionDeps, suspensionService } from './suspension.service.ts';

export interface AccountConsoleDeps extends DataRightsDeps, SuspensionDeps, FamilyServiceDeps {}

/** Families: found, looked at, suspended, exported, erased. */
export const accountConsole = (serve: Serve, deps: AccountConsoleDeps) => {
  const suspension = suspensionService(deps);
  const dataRights = dataRightsService(deps);
  serve(staff.families, familiesService(deps.db).list);
  serve(staff.family, familyService(deps).show);
  serve(staff.grantDays, suspension.grantDays);
  serve(staff.previewDays, previewDays(deps));
  serve(staff.suspend, suspension.suspend);
  serve(staff.liftSuspension, suspension.lift);
  serve(staff.markSuperuser, suspension.markSuperuser);
  serve(staff.endFamilySessions, suspension.endSessions);
  serve(staff.exportFamily, dataRights.export);
  serve(staff.eraseFamily, dataRights.erase);
};
