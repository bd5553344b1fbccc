/** What somebody looks like. */
export interface Looks {
  readonly age?: 'adult' | 'elder';
  readonly skin: string;
  readonly hair?: string;
  readonly style: 'short' | 'braids' | 'curls' | 'curly' | 'bun' | 'bald' | 'jilbab';
  readonly top: string;
  readonly bottom: string;
  /** Trousers unless it says otherwise. */
  readonly wears?: 'skirt' | 'sarung' | 'shorts';
  /** The colour of a headscarf. */
  readonly cloth?: string;
  readonly has?: 'glasses' | 'moustache' | 'wheelchair';
}
