/** What the bar has no room for: each the name of its words and its page. */
export const menuEntries = ['parents', 'support', 'rating'] as const;
