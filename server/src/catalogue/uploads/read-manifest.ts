import { guestManifestFaults, type ItemManifest, itemManifest } from '@nobi/kit/manifest';
import { type Finding, finding } from './findings.ts';

const file = 'manifest.json';
/** One mistake may cause a row of them; whoever mends these sees the others next. */
const mostShown = 40;

const parse = (text: string): { readonly value: unknown } | undefined => {
  try {
    // Some editors begin a file with a mark that JSON does not know.
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return undefined;
  }
};

/** The manifest of a package, or each field that keeps it from being one. */
export const readManifest = (
  text: string,
): { readonly manifest: ItemManifest | undefined; readonly findings: readonly Finding[] } => {
  const parsed = parse(text);
  const base = finding('stops', 'manifest', file);
  if (!parsed) return { manifest: undefined, findings: [{ ...base, why: 'no_json' }] };
  const faults = guestManifestFaults(parsed.value).slice(0, mostShown);
  if (faults.length > 0)
    return { manifest: undefined, findings: faults.map((fault) => ({ ...base, ...fault })) };
  return { manifest: itemManifest.parse(parsed.value), findings: [] };
};
