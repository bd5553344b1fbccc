/**
 * What becomes of a text in a reply of the console. `shown`: strangers have a hand in it, and every
 * screen that asks for it shows it as it was typed; else why no screen shows it, or why it is ours.
 */
export type Exposure = 'shown' | { readonly unseen: string } | { readonly ours: string };

export const ours = (reason: string): Exposure => ({ ours: reason });
export const unseen = (reason: string): Exposure => ({ unseen: reason });
