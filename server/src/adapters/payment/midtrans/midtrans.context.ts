import type { GatewayClient } from '../gateway-client.ts';

/** What the calls of this adapter share. */
export interface MidtransContext {
  readonly ask: GatewayClient;
  readonly snapUrl: string;
  readonly coreUrl: string;
  readonly allowedRedirectHosts: readonly string[];
  readonly notificationUrl: string | undefined;
  readonly now: () => Date;
  readonly timeoutMs: number;
}
