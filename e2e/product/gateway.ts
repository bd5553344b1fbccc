import type { Product } from './product.ts';

interface Faults {
  readonly down?: boolean;
  readonly answer500?: boolean;
  readonly drop?: boolean;
  /** What the customer pays instead of the price. */
  readonly wrongAmount?: number;
}

/** Turns the demo gateway's fault switches; `{}` turns all off. */
export const setFaults = async ({ db, url }: Product, faults: Faults) => {
  const { rows } = await db.query("select value from secret where name = 'sandbox-gateway'");
  const key = Buffer.from(`${String(rows[0]?.value)}:`).toString('base64');
  const answer = await fetch(`${url}/sandbox-gateway/faults`, {
    method: 'POST',
    headers: { authorization: `Basic ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (!answer.ok) throw new Error(`Faults were refused: ${answer.status}`);
};
