/** Where one talk is read; also the address in the letter that brings an answer. */
export const talkPath = (ticket: string) => `/support?ticket=${encodeURIComponent(ticket)}`;
