/** What the child said in a talk, oldest first. */
export const childTexts = (
  turns: readonly { readonly role: 'child' | 'nobi'; readonly text: string }[],
): readonly string[] => turns.filter(({ role }) => role === 'child').map(({ text }) => text);
