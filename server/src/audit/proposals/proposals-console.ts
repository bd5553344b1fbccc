import { staff } from '@nobi/contract';
import type { Serve } from '../../http/serve.ts';
import { type ProposalsDeps, proposalsService } from './proposals.service.ts';

/** What waits for a second person. */
export const proposalsConsole = (serve: Serve, deps: ProposalsDeps) => {
  const proposals = proposalsService(deps);
  serve(staff.proposals, proposals.list);
  serve(staff.decideProposal, proposals.decide);
};
