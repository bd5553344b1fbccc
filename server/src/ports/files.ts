/** Keeps small files under names that we made ourselves; nothing a person typed is ever a name. */
export interface Files {
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
}
