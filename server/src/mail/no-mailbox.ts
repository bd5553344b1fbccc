/** The domain of synthetic checks: no mailbox can ever be there (RFC 2606), so nothing is sent there. */
export const noMailbox = 'synthetic.invalid';
