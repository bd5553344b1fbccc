/** What a child opens; profile and parents' room are the adult's. */
export const isChilds = (path: string): boolean =>
  /^\/(?:play\/|dashboard(?!\/profile))/.test(path);

/** Where something is played in a frame. */
export const isPlayer = (path: string): boolean =>
  /^\/(?:play\/|dashboard\/(?:courses\/player|creativity)\/.)/.test(path);
