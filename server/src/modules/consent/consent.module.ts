import type { Serve } from '../../http/serve.ts';
import { consentRoutes } from './consent.routes.ts';
import { type ConsentDeps, consentService } from './consent.service.ts';
import { sendReceipts } from './receipts.ts';

/** What the adult of a family allows, for which child and in which words. */
export const consentModule = (
  serve: Serve,
  { publicUrl, ...deps }: ConsentDeps & { readonly publicUrl: string },
) => {
  consentRoutes(serve, consentService(deps));
  return { sendReceipts: () => sendReceipts(deps.db, publicUrl) };
};
