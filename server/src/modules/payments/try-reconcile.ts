import { GatewayFailure } from '../../ports/payment.ts';

/** A look at the gateway that may fail for now: false says so, and the sweeper asks again by itself. */
export const tryReconcile = async (
  reconcile: (orderId: string) => Promise<unknown>,
  orderId: string,
): Promise<boolean> => {
  try {
    await reconcile(orderId);
    return true;
  } catch (error) {
    if (error instanceof GatewayFailure) return false;
    throw error;
  }
};
