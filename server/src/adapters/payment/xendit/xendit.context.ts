import type { GatewayClient } from '../gateway-client.ts';

/** What the calls of this adapter share. */
export interface XenditContext {
  readonly ask: GatewayClient;
  readonly apiUrl: string;
  readonly allowedRedirectHosts: readonly string[];
  readonly now: () => Date;
  readonly timeoutMs: number;
}
