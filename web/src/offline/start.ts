/** A piece of its own: the page that names it would else carry the names of all that it needs. */
export const start = async () => (await import('./start-offline.ts')).startOffline();
