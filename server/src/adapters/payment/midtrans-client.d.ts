/** The part of Midtrans' own library (which has no types) that the shape tests drive. */
declare module 'midtrans-client' {
  type Reply = Record<string, unknown>;
  class Snap {
    constructor(options: { isProduction: boolean; serverKey: string; clientKey: string });
    readonly transaction: {
      status(id: string): Promise<Reply>;
      notification(body: object): Promise<Reply>;
      cancel(id: string): Promise<Reply>;
      expire(id: string): Promise<Reply>;
      refund(id: string, body: object): Promise<Reply>;
    };
    createTransaction(body: object): Promise<Reply>;
  }
  const library: { Snap: typeof Snap };
  export = library;
}

declare module 'midtrans-client/lib/apiConfig.js' {
  const ApiConfig: { CORE_SANDBOX_BASE_URL: string; SNAP_SANDBOX_BASE_URL: string };
  export = ApiConfig;
}
