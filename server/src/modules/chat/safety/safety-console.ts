import { staff } from '@nobi/contract';
import type { Serve } from '../../../http/serve.ts';
import { type SafetyDeps, safetyService } from './safety.service.ts';

/** What children told Nobi that a grown-up must look at. */
export const safetyConsole = (serve: Serve, deps: SafetyDeps) => {
  const safety = safetyService(deps);
  serve(staff.safetyCases, safety.cases);
  serve(staff.safetyCase, safety.one);
  serve(staff.safetyWords, safety.words);
  serve(staff.takeSafety, safety.take);
  serve(staff.safetyStep, safety.step);
  serve(staff.closeSafety, safety.close);
  serve(staff.safetyFlags, safety.flags);
};
