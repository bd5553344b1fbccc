/**
 * Keeps files under names that we made ourselves; nothing a person typed is ever a name. A name is
 * one to six segments joined by `/`, such as `packages/4f1c/index.html`; see `file-name.rules.ts`.
 * Every method throws FilesUnavailable within ten seconds when the store cannot do it now.
 */
export interface Files {
  /** A file is there whole or not at all; a name that exists gets the new bytes. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
  /** A file that is not there is removed already. */
  remove(name: string): Promise<void>;
  /** All names in a folder and below, in no order; without a folder, every name there is. */
  list(folder?: string): AsyncIterable<string>;
  /** Removes a folder with all that is in it, such as one uploaded package. */
  removeAll(folder: string): Promise<void>;
}

/** The store is away, full, slow or refuses us; the same call may work in a moment. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
}
