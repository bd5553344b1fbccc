import { GatewayFailure } from '../../ports/payment.ts';

/** What the gateway says of the order will be asked again by itself, so a look that fails loses nothing. */
export const look = async (reconcile: (orderId: string) => Promise<unknown>, orderId: string) => {
  try {
    await reconcile(orderId);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    return false;
  }
};
