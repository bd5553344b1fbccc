import { midtransGateway } from '../../src/adapters/payment/midtrans/midtrans.ts';
import { GatewayFailure } from '../../src/ports/payment.ts';

/** An order that nobody has made: the right key is told so, a wrong one is refused. */
const noSuchOrder = 'NB-00000000-0000-0000-0000-000000000000';

/**
 * Asks Midtrans for an order that does not exist; a sentence with the remedy if the key is wrong or
 * nobody answers (https://docs.midtrans.com/reference/get-transaction-status).
 */
export const gatewayProblem = async (
  serverKey: string,
  coreUrl: string,
): Promise<string | undefined> => {
  const gateway = midtransGateway({
    snapUrl: `${coreUrl}/snap/v1`,
    coreUrl,
    serverKey,
    allowedRedirectHosts: [],
    now: () => new Date(),
  });
  try {
    await gateway.fetchStatus(noSuchOrder);
    return undefined;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    return error.reason === 'rejected'
      ? 'Midtrans does not know this server key. Copy it again under Settings, Access Keys; keys of the sandbox begin with SB-.'
      : `Midtrans did not answer (${error.message}). Let this machine reach api.midtrans.com on port 443, and try again.`;
  }
};
