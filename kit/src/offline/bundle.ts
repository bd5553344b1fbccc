/** A file of a guest, as text where it is text: that packs better. */
export type BundledFile =
  | { readonly type: string; readonly text: string }
  | { readonly type: string; readonly base64: string };

/**
 * All files of a guest as one JSON text, by their path in the package. A frame without origin has neither worker nor
 * cache: without a line it can only be handed what it needs.
 */
export interface Bundle {
  readonly v: 1;
  readonly files: Readonly<Record<string, BundledFile>>;
}
