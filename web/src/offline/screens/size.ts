/** Bytes as people read them: `340 kB`, `1,2 MB`. */
export const sizeOf = (bytes: number, comma: string): string =>
  bytes < 950_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace('.', comma)} MB`;
