/** `no_reply`: nothing readable came in time, so nobody knows what the gateway did. */
export type Reply = { readonly status: number; readonly body: unknown } | 'no_reply';

export interface Ask {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly signal: AbortSignal;
}

/** True replies are about 2 kB. */
const maxReplyBytes = 256 * 1024;

const readText = async (response: Response) => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxReplyBytes) return '';
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** One call to the gateway, as JSON, with the secret key as user and no password. */
export const gatewayClient = (secretKey: string) => {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;

  return async ({ method, url, body, headers, signal }: Ask): Promise<Reply> => {
    try {
      const response = await fetch(url, {
        method,
        headers: {
          ...headers,
          authorization,
          accept: 'application/json',
          'content-type': 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        // A followed redirect would hand the secret key to another host.
        redirect: 'manual',
        signal,
      });
      return { status: response.status, body: parsed(await readText(response)) };
    } catch {
      return 'no_reply';
    }
  };
};
export type GatewayClient = ReturnType<typeof gatewayClient>;
